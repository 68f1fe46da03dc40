import type { FormatPart } from '../../../contract/forms/form-formats.ts';
import type { FieldView } from '../parts/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

/** The parts of the form's country in its order, forms#country-formats; all six without a format. */
export const address: FieldView = ({ field, form, translate }) => {
  const { countries, address: parts } = form.formats;
  const usual: readonly AddressPart[] = [
    { part: 'Line1', label: translate('address.address1'), autocomplete: '' },
    { part: 'Line2', label: translate('address.address2'), autocomplete: '' },
    { part: 'City', label: translate('address.city'), autocomplete: '' },
    { part: 'State', label: translate('address.stateProvince'), autocomplete: '' },
    { part: 'Zip', label: translate('address.zipPostalCode'), autocomplete: '' },
  ];
  const shown: readonly AddressPart[] = parts ?? usual;
  const hasCountry = shown.some(({ part }) => part === 'Country');
  const all = hasCountry ? shown : [...shown, { part: 'Country', label: translate('address.country'), autocomplete: '' }];
  return (
    <Parts field={field} translate={translate}>
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

type AddressPart = Pick<FormatPart, 'part' | 'label' | 'autocomplete'>;
