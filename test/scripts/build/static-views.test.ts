// covers: runtime/ui/dom/
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { view } from '../../../runtime/features/dialogs/Notice.tsx?static';
import { checkView, renderView } from '../../../scripts/build/static-views.ts';

test('the view of a .tsx file is its markup, the same in tests as in the build', async () => {
  expect(await renderView(resolve('runtime/features/dialogs/Notice.tsx'))).toBe(view);
  expect(view).toMatch(/^<div class="[^"]*"[^>]*><strong data-part="title"><\/strong><p data-part="message"><\/p><\/div>$/);
});

test.each([
  ['<p>a</p><p>b</p>', 'View.tsx has 2 elements outside of one another, expected one root'],
  ['<p><b data-part="b"></b><i data-part="b"></i></p>', 'View.tsx has a second part b: name each data-part once'],
  ['<p><b data-part="root"></b></p>', 'View.tsx has a second part root: name each data-part once; root is the outermost element'],
])('the build refuses the view %s', (markup, message) => {
  expect(() => checkView('View.tsx', markup)).toThrow(message);
});

test('parts of different names are accepted', () => {
  expect(() => checkView('View.tsx', '<p><b data-part="a"></b><i data-part="b"></i></p>')).not.toThrow();
});
