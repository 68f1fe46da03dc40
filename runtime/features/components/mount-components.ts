import { components } from '../../blocks.ts';
import { blockSkipped, type ComponentDefinition, type Mounted } from '../../page/mountable.ts';
import type { Page } from '../../page/page.ts';

/**
 * Finds out which components an element is, fetches their chunks and mounts each. Throws `blockSkipped` for an element without a
 * known component. site#component-names
 */
export async function mountComponents(element: HTMLElement, page: Page): Promise<Mounted> {
  const found = componentsOf(element);
  if (found.length === 0) throw blockSkipped('unknown-controller');
  const chunks = await Promise.all(found.map(({ chunk }) => page.chunks.load(chunk)));
  // Only after the code has arrived: until then the content stays arranged without it.
  page.liftStates(element, 'retry');
  const mounted: Mounted[] = [];
  for (const [at, chunk] of chunks.entries()) mounted.push(await chunk.mount(element, page, found[at]?.kind));
  const bound = namesOf(element).filter((name) => found.some((component) => controllersOf(component).includes(name)));
  if (bound.length > 0) element.setAttribute('data-controllers-bound', bound.join(', '));
  return {
    content: found.every(({ content }) => content === null) ? null : (found.find(({ content }) => content)?.content ?? {}),
    kind: found.map(({ kind }, at) => mounted[at]?.kind ?? kind).join(' '),
    dispose() {
      element.removeAttribute('data-controllers-bound');
      for (const each of [...mounted].reverse()) each.dispose();
    },
  };
}

export function componentsOf(element: Pick<HTMLElement, 'dataset' | 'matches'>): readonly ComponentDefinition[] {
  const names = namesOf(element);
  return components.filter((component) => {
    const isNamed = controllersOf(component).some((name) => names.includes(name));
    return isNamed || (component.selector && element.matches(component.selector));
  });
}

const controllersOf = ({ controller = [] }: ComponentDefinition): readonly string[] => [controller].flat();

/** Returns the names in `data-controller`, separated by a comma with or without a blank. */
const namesOf = ({ dataset }: Pick<HTMLElement, 'dataset'>): readonly string[] => (dataset.controller ?? '').split(/[\s,]+/);
