import type { FormCaptionName } from '../../../contract/forms/form-captions.ts';
import type { FieldView } from '../parts/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

const groups: readonly { readonly title: string; readonly label: FormCaptionName }[] = [
  { title: 'Areacode', label: 'phone.areaCode' },
  { title: 'Prefix', label: 'phone.prefix' },
  { title: 'Line', label: 'phone.line' },
];

/** The groups of the form's country, and the country code if the owner has turned it on. */
export const phone: FieldView = ({ field, form, translate }) => {
  const lengths = form.formats.phone ?? [3, 3, 4];
  return (
    <Parts field={field} translate={translate}>
      {field.showCountryCode && (
        <Part className="country" caption={translate('phone.country')}>
          <input
            className="field-element field-control"
            name="country"
            data-title="Country"
            maxLength={5}
            inputMode="tel"
            autoComplete="tel-country-code"
            size={5}
          />
        </Part>
      )}
      {lengths.map((length, index) => {
        const { title, label } = groups[index] ?? { title: '', label: 'phone.line' as const };
        return (
          <Part className={title.toLowerCase()} caption={translate(lengths.length === 1 ? 'phone.number' : label)} key={title}>
            <input
              className="field-element field-control"
              name={title.toLowerCase()}
              data-title={title}
              inputMode="tel"
              autoComplete={lengths.length === 1 ? 'tel-national' : 'off'}
              size={Math.min(length || 14, 14)}
              {...(length > 0 && { maxLength: length })}
            />
          </Part>
        );
      })}
    </Parts>
  );
};
