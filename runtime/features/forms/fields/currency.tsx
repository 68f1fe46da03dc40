import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

export const currency: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
    {(control) => (
      <span className="currency-row">
        <span className="prefix" aria-hidden="true">
          {field.currencySymbol}
        </span>
        <input {...control} type="text" inputMode="decimal" />
      </span>
    )}
  </SingleControl>
);
