import { type Plan, pascal } from './plan.ts';

/** A static view: its .tsx, the module that fills a copy of it, a test of its markup. */
export function newView(feature: string, name: string): Plan {
  const view = pascal(name);
  const folder = `runtime/features/${feature}`;
  return {
    files: {
      [`${folder}/${view}.tsx`]: `/** Structure of a ${name}: a text and a button. Rendered at build time; \`${name}-view.ts\` fills it. */
export const ${view} = () => (
  <div className="ss-${name}">
    <p data-part="text" />
    <button type="button" data-part="button" />
  </div>
);
`,
      [`${folder}/${name}-view.ts`]: `import { buildStaticView, type PartsOf } from '../../ui/dom/view.ts';
import { view } from './${view}.tsx?static';

/** Returns the elements of a new ${name}, which is not on the page yet. */
export function build${view}(document: Document, text: string): PartsOf<typeof view> {
  const parts = buildStaticView(document, view);
  parts.text.textContent = text;
  return parts;
}
`,
      [`test/runtime/${feature}/${name}-view.test.ts`]: `// covers: ${folder}/
import { expect, test } from 'vitest';
import { view } from '../../../${folder}/${view}.tsx?static';

test('a ${name} has a text and a button, which the code fills', () => {
  expect(view).toBe('<div class="ss-${name}"><p data-part="text"></p><button type="button" data-part="button"></button></div>');
});
`,
    },
    edits: [],
    next:
      `change the structure in ${folder}/${view}.tsx; each element with data-part is a field of the result of ` +
      `buildStaticView after \`npm run check -- types\`. Show it: call build${view} of ${folder}/${name}-view.ts, which ` +
      `\`npm run check -- unused\` names until then`,
  };
}
