/** Field types with one control. */
import type { FieldView } from '../parts/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

export const text: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => <input {...control} type="text" />}
  </SingleControl>
);

export const textarea: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => <textarea {...control} rows={4} />}
  </SingleControl>
);

/** The checkbox below the input is the consent to a mailing list, forms#extra-values. */
export const email: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => (
      <>
        <input {...control} type="email" autoComplete="email" spellCheck={false} />
        {field.mailingList && (
          <div className="option">
            <label>
              <input type="checkbox" name={`${field.id}-mailing-list`} data-ss-extra="" />{' '}
              <span>{translate('email.signUp')}</span>
            </label>
          </div>
        )}
      </>
    )}
  </SingleControl>
);

/**
 * A text input, because `type=number` has an empty value for every text that is not a number:
 * https://html.spec.whatwg.org/multipage/input.html#number-state-(type=number)
 */
export const number: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => <input {...control} type="text" inputMode="decimal" />}
  </SingleControl>
);

export const website: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => <input {...control} type="text" inputMode="url" autoComplete="url" spellCheck={false} autoCapitalize="none" />}
  </SingleControl>
);

export const currency: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
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

export const password: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => <input {...control} type="password" autoComplete="off" />}
  </SingleControl>
);

export const twitter: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => (
      <input {...control} type="text" placeholder={control.placeholder || '@'} spellCheck={false} autoCapitalize="none" />
    )}
  </SingleControl>
);

export const file: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => <input {...control} type="file" multiple={field.maxFiles > 1} accept={field.fileTypes.join(',')} />}
  </SingleControl>
);

export const select: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {({ placeholder, ...control }) => (
      <select {...control}>
        <option value="">{placeholder || translate('choose')}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )}
  </SingleControl>
);
