import type { FieldView } from '../field-view.tsx';
import { OneControl } from '../parts/OneControl.tsx';

export const currency: FieldView = ({ field, word }) => (
  <OneControl field={field} word={word}>
    {(control) => (
      <span className="currency-row">
        <span className="prefix" aria-hidden="true">
          {field.currencySymbol}
        </span>
        <input {...control} type="text" inputMode="decimal" />
      </span>
    )}
  </OneControl>
);
