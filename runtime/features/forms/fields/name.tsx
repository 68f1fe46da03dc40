import type { FieldView } from '../parts/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

/** Languages with the family name first, from CLDR (https://cldr.unicode.org/), because `Intl` has no such function. */
const familyNameFirst = /^(hu|ja|ko|vi|yue|zh)\b/i;

/** First and last name, in the order of the form's country, else of the page's language, forms#language-order. */
export const name: FieldView = ({ field, form, translate, locale }) => {
  const first = (
    <Part className="first-name" caption={translate('name.firstName')} key="first">
      <input
        className="field-element field-control"
        name="fname"
        data-title="First"
        autoComplete="given-name"
        spellCheck={false}
      />
    </Part>
  );
  const last = (
    <Part className="last-name" caption={translate('name.lastName')} key="last">
      <input
        className="field-element field-control"
        name="lname"
        data-title="Last"
        autoComplete="family-name"
        spellCheck={false}
      />
    </Part>
  );
  return (
    <Parts field={field} translate={translate}>
      {(form.formats.familyNameFirst ?? familyNameFirst.test(locale)) ? [last, first] : [first, last]}
    </Parts>
  );
};
