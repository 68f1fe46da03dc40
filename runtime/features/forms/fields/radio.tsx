import type { FieldView } from '../drawing/field-view.tsx';
import { Choices } from '../parts/Choices.tsx';

export const radio: FieldView = ({ field, word }) => <Choices field={field} word={word} type="radio" />;
