import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

interface Axe {
  run(root: string | Document, options: object): Promise<AxeResults>;
}

/** Less to do for the same violations: frames have no axe-core, no rule that is on reads style sheets, what passes is not told, nor where things stand. */
const options = { iframes: false, selectors: false, preload: { assets: ['media'] }, resultTypes: ['violations'] };

/** What axe-core finds wrong inside the element (on the whole page without one), one line each: the rule, and what breaks it. */
export async function findWithAxe(page: Page, selector?: string): Promise<string[]> {
  // It takes as much of the machine as half a visit: once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (root, chosen) => (window as unknown as { axe: Axe }).axe.run(root ?? document, chosen),
    selector,
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
