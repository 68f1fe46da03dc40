import type { FormatPart } from '../../../contract/forms/form-formats.ts';
import type { FieldView } from '../drawing/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

/** The parts of the form's country in its order and words; all six where the form does not say. */
export const address: FieldView = ({ field, form, word }) => {
  const { countries, address: parts } = form.formats;
  const usual: readonly (readonly [part: string, label: string])[] = [
    ['Line1', word('address.address1')],
    ['Line2', word('address.address2')],
    ['City', word('address.city')],
    ['State', word('address.stateProvince')],
    ['Zip', word('address.zipPostalCode')],
  ];
  const shown: readonly Pick<FormatPart, 'part' | 'label' | 'autocomplete'>[] =
    parts ?? usual.map(([part, label]) => ({ part, label, autocomplete: '' }));
  const hasCountry = shown.some(({ part }) => part === 'Country');
  const all = hasCountry ? shown : [...shown, { part: 'Country', label: word('address.country'), autocomplete: '' }];
  return (
    <Parts field={field} word={word}>
      {all.map(({ part, label, autocomplete }) => (
        <Part className={`${part.toLowerCase()}${part.startsWith('Line') ? ' address-line' : ''}`} caption={label} key={part}>
          {part === 'Country' && countries.length > 0 ? (
            <select className="field-element field-control" name="country" data-title="Country" autoComplete="country">
              <option value="" />
              {countries.map(({ value, name }) => (
                <option value={value} key={value}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input
              className="field-element field-control"
              name={part.toLowerCase()}
              data-title={part}
              {...(autocomplete && { autoComplete: autocomplete })}
              {...(part === 'Line1' && field.findsPlaces && { 'data-ss-places': '' })}
            />
          )}
        </Part>
      ))}
    </Parts>
  );
};
