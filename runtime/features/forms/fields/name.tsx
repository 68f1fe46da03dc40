import type { FieldView } from '../drawing/field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

/** Languages that the family's name comes first in, by CLDR: `Intl` does not say. */
const familyNameFirst = /^(hu|ja|ko|vi|yue|zh)\b/i;

/** First and last name, in the order of the form's country, else of the page's language. */
export const name: FieldView = ({ field, form, word, locale }) => {
  const first = (
    <Part className="first-name" caption={word('name.firstName')} key="first">
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
    <Part className="last-name" caption={word('name.lastName')} key="last">
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
    <Parts field={field} word={word}>
      {(form.formats.familyNameFirst ?? familyNameFirst.test(locale)) ? [last, first] : [first, last]}
    </Parts>
  );
};
