import type { FormCaptionName } from '../../../contract/forms/form-captions.ts';
import type { FieldView } from '../drawing/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

const groups: readonly (readonly [title: string, label: FormCaptionName])[] = [
  ['Areacode', 'phone.areaCode'],
  ['Prefix', 'phone.prefix'],
  ['Line', 'phone.line'],
];

/** The number in the groups of the form's country; the country's code where the owner asks for it. */
export const phone: FieldView = ({ field, form, word }) => {
  const lengths = form.formats.phone ?? [3, 3, 4];
  return (
    <Parts field={field} word={word}>
      {field.showCountryCode && (
        <Part className="country" caption={word('phone.country')}>
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
        const [title = '', label = 'phone.line'] = groups[index] ?? [];
        return (
          <Part className={title.toLowerCase()} caption={word(lengths.length === 1 ? 'phone.number' : label)} key={title}>
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
