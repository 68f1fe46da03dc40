import { camel, expectedNames, importLine, lastEntry, type Plan } from './plan.ts';

const enums = 'runtime/contract/forms/form-enums.ts';
const index = 'runtime/features/forms/fields/index.ts';

/** A type of form field: its name and its settings in the contract, its view, a test of the view. */
export function newField(name: string): Plan {
  const view = camel(name);
  return {
    files: {
      [`runtime/features/forms/fields/${name}.tsx`]: `import type { FieldView } from '../parts/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

/** A field with one control: its title, its description and its error are around it. */
export const ${view}: FieldView = ({ field, translate }) => (
  <SingleControl field={field} translate={translate}>
    {(control) => <input {...control} type="text" />}
  </SingleControl>
);
`,
      [`test/runtime/forms/field-${name}.test.ts`]: `import { expect, test } from 'vitest';
import { formFieldProperties } from '../../../runtime/contract/forms/form-enums.ts';
import { fieldViews } from '../../../runtime/features/forms/fields/index.ts';
import { ${view} } from '../../../runtime/features/forms/fields/${name}.tsx';

test('a field of the type ${name} is drawn by its view, and an editor may set its description and whether it is required', () => {
  expect(fieldViews['${name}']).toBe(${view});
  expect(formFieldProperties['${name}']).toEqual(['description', 'required']);
});
`,
    },
    edits: [
      lastEntry(expectedNames, /expectedFieldTypes = \[/, `'${name}'`),
      lastEntry(enums, /formFieldTypes = \[/, `'${name}'`),
      lastEntry(enums, /formFieldProperties = \{/, `'${name}': short`),
      importLine(index, `import { ${view} } from './${name}.tsx';`),
      lastEntry(index, /fieldViews[^=]*= \{/, name === view ? name : `'${name}': ${view}`),
    ],
    next:
      `write its control in runtime/features/forms/fields/${name}.tsx, name the type in the rule forms#field-types, add a ` +
      'field of it to fixtures/sites/forms/second.html, and its value to what test/browser/forms/scenario.test.ts types and ' +
      'expects. A rule of validation stands in runtime/contract/forms/rare-rules.ts',
  };
}
