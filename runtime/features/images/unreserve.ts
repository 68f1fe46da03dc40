import { putAttribute } from '../../browser/put-attribute.ts';

/** Takes back what was given to an element before its code came: the marks of its box, and the sizes that shape it. */
export function unreserve(element: HTMLElement): void {
  const { style } = element;
  for (const mark of ['slides', 'view']) element.removeAttribute(`data-ss-${mark}`);
  for (const name of Array.from(style)) if (name.startsWith('--ss-')) style.removeProperty(name);
  if (style.length === 0) putAttribute(element, 'style', null);
}
