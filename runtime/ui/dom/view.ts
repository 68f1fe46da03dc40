import { elementFrom } from '../../browser/trusted-types.ts';

interface ViewParts {
  readonly root: HTMLElement;
}

/**
 * The `view` of `import { view } from './Notice.tsx?static'`: the markup of the component; the build writes the type of its
 * parts.
 */
type StaticView<Parts extends ViewParts> = string & { readonly parts?: Parts };

/** The elements of a view: its root, and those with `data-part` in its .tsx, each with its type. */
export type PartsOf<View> = View extends StaticView<infer Parts> ? Parts : never;

/** Returns the elements of a new copy of a view, which is not on the page yet. */
export function buildStaticView<Parts extends ViewParts>(document: Document, markup: StaticView<Parts>): Parts {
  const root = elementFrom<HTMLElement>(document, markup);
  const parts: Record<string, HTMLElement> = { root };
  for (const element of Array.from(root.querySelectorAll<HTMLElement>('[data-part]'))) {
    parts[element.dataset.part ?? ''] = element;
    element.removeAttribute('data-part');
  }
  return parts as unknown as Parts;
}
