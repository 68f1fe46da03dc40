import { siteParts } from '../../blocks.ts';
import { blockSkipped } from '../../page/block-skipped.ts';
import type { Mounted, SitePart } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/** Finds out which parts an element is, fetches their chunks and mounts each. Throws `blockSkipped` for an element without a known part. site#part-names */
export async function mountParts(element: HTMLElement, page: Page): Promise<Mounted> {
  const parts = partsOf(element);
  if (parts.length === 0) throw blockSkipped('unknown-controller');
  const chunks = await Promise.all(parts.map(({ chunk }) => page.chunks.load(chunk)));
  // Only after the code has arrived: until then the content stays arranged without it.
  page.liftStates(element, 'retry');
  const mounted: Mounted[] = [];
  for (const [at, chunk] of chunks.entries()) mounted.push(await chunk.mount(element, page, parts[at]?.kind));
  const bound = namesOf(element).filter((name) => parts.some((part) => controllersOf(part).includes(name)));
  if (bound.length > 0) element.setAttribute('data-controllers-bound', bound.join(', '));
  return {
    content: parts.every(({ content }) => content === null) ? null : (parts.find(({ content }) => content)?.content ?? {}),
    kind: parts.map(({ kind }, at) => mounted[at]?.kind ?? kind).join(' '),
    dispose() {
      element.removeAttribute('data-controllers-bound');
      for (const each of [...mounted].reverse()) each.dispose();
    },
  };
}

export function partsOf(element: Pick<HTMLElement, 'dataset' | 'matches'>): readonly SitePart[] {
  const names = namesOf(element);
  return siteParts.filter((part) => {
    const isNamed = controllersOf(part).some((name) => names.includes(name));
    return isNamed || (part.selector && element.matches(part.selector));
  });
}

const controllersOf = ({ controller = [] }: SitePart): readonly string[] => [controller].flat();

/** Returns the names in `data-controller`, separated by a comma with or without a blank. */
const namesOf = ({ dataset }: Pick<HTMLElement, 'dataset'>): readonly string[] => (dataset.controller ?? '').split(/[\s,]+/);
