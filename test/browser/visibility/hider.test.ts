// covers: runtime/browser/
import { expect, test } from 'vitest';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { bundle } from '../../helpers/browser/bundle.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

/**
 * Each case: the markup around `#it`, and what hides it: the id of an element and the cause; empty where a visitor can see it.
 */
const cases: readonly (readonly [markup: string, hider: string])[] = [
  ['<p id="it">Words</p>', ''],
  ['<div id="a" style="display:none"><p id="it">Words</p></div>', 'a display'],
  ['<div id="a" style="opacity:0.01"><p id="it">Words</p></div>', 'a opacity'],
  ['<div style="opacity:0.02"><p id="it">Words</p></div>', ''],
  ['<div style="visibility:hidden"><p id="it">Words</p></div>', 'it visibility'],
  ['<div style="visibility:hidden"><p id="it" style="visibility:visible">Words</p></div>', ''],
  ['<table><tr id="a" style="visibility:collapse"><td id="it">Words</td></tr></table>', 'it visibility'],
  ['<div id="a" style="clip-path:inset(0 0 100%)"><p id="it">Words</p></div>', 'a clip-path'],
  ['<div id="a" style="clip-path:inset(60% 0 40%)"><p id="it">Words</p></div>', 'a clip-path'],
  ['<div id="a" style="clip-path:circle(0px)"><p id="it">Words</p></div>', 'a clip-path'],
  // A shape that cuts only the corners.
  ['<div style="clip-path:inset(10% round 9px)"><p id="it">Words</p></div>', ''],
  ['<div style="clip-path:polygon(0 0,100% 0,50% 100%)"><p id="it">Words</p></div>', ''],
  ['<div id="a" style="height:0;overflow:hidden"><p id="it">Words</p></div>', 'a overflow'],
  [
    '<div id="a" style="width:50px;height:50px;overflow:clip"><p id="it" style="position:relative;top:60px">Words</p></div>',
    'a overflow',
  ],
  // A visitor can scroll inside it.
  ['<div style="width:50px;height:50px;overflow:auto"><p id="it" style="position:relative;top:60px">Words</p></div>', ''],
  // Nothing cuts off a fixed element.
  ['<div style="height:0;overflow:hidden"><p id="it" style="position:fixed;top:0;left:0">Words</p></div>', ''],
  ['<p id="it" style="height:0"></p>', 'it box'],
  ['<p id="it" style="position:absolute;left:-9999px">Words</p>', 'it place'],
  ['<p id="it" style="position:absolute;top:5000px">Words</p>', ''],
];
const world = browserWorld(() => [
  testSite(
    'hiders',
    Object.fromEntries(
      cases.flatMap(([body], index) =>
        ['ltr', 'rtl'].map((dir) => [
          `/${index}-${dir}`,
          { context: null, body: `<script>document.documentElement.dir = '${dir}'</script>${body}` },
        ]),
      ),
    ),
  ),
]);

declare global {
  interface Window {
    hiderOf(element: Element): { readonly element: Element; readonly cause: string } | null;
  }
}

// site#block-seen
test('what hides an element is named with its cause, from left to right and from right to left', async () => {
  const { page } = await world.newVisitor();
  const script = await bundle(`import { hiderOf } from './runtime/browser/seen.ts'; Object.assign(window, { hiderOf });`);
  const found: [string, string][] = [];
  for (const [index, [markup]] of cases.entries()) {
    const answers: string[] = [];
    for (const dir of ['ltr', 'rtl']) {
      await page.goto(world.address('hiders', `/${index}-${dir}`));
      await page.evaluate(script);
      answers.push(
        await page.$eval('#it', (it) => {
          const hider = window.hiderOf(it);
          return hider ? `${hider.element.id} ${hider.cause}` : '';
        }),
      );
    }
    found.push([markup, [...new Set(answers)].join(' or ')]);
  }
  // A page from right to left scrolls to its left edge.
  expect(found).toEqual(cases.map(([markup, hider]) => [markup, markup.includes('-9999px') ? `${hider} or ` : hider]));
});
