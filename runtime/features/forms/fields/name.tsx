import type { FieldView } from '../field-view.tsx';
import { Part, Parts } from '../parts/Parts.tsx';

/** First and last name, in the order of the form's country. */
export const name: FieldView = ({ field, form, word }) => {
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
      {form.formats.familyNameFirst ? [last, first] : [first, last]}
    </Parts>
  );
};
