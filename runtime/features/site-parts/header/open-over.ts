import { lockScroll } from '../../../browser/lock-scroll.ts';

/**
 * Makes what is not in `kept` out of reach while something lies over the page, and keeps the page from scrolling. Returns what gives
 * everything back.
 */
export function openOver(kept: readonly Element[]): () => void {
  const undo: (() => void)[] = [lockScroll(document)];
  const seen = new Set<Element>();
  for (const each of kept) for (let at: Element | null = each; at && at !== document.body; at = at.parentElement) seen.add(at);
  for (const element of seen)
    for (const sibling of element.parentElement?.children ?? []) {
      if (seen.has(sibling) || !(sibling instanceof HTMLElement) || sibling.inert || kept.some((each) => each.contains(sibling)))
        continue;
      // What asks for the visitor's answer, and what is ours to lay over everything, stays in reach.
      if (sibling.matches('script,style,dialog,.sqs-cookie-banner-v2,.cookie-banner-mount-point')) continue;
      sibling.inert = true;
      undo.push(() => {
        sibling.inert = false;
      });
    }
  return () => {
    for (const step of undo.splice(0).reverse()) step();
  };
}
