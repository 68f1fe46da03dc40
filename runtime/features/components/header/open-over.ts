import { lockScroll } from '../../../browser/lock-scroll.ts';

/**
 * Makes everything but `kept` inert while something is open over the page, and locks scrolling. The returned function undoes both.
 */
export function openOver(kept: readonly Element[]): () => void {
  const disposers: (() => void)[] = [lockScroll(document)];
  const seen = new Set<Element>();
  for (const each of kept) for (let at: Element | null = each; at && at !== document.body; at = at.parentElement) seen.add(at);
  for (const element of seen)
    for (const sibling of element.parentElement?.children ?? []) {
      if (seen.has(sibling) || !(sibling instanceof HTMLElement) || sibling.inert || kept.some((each) => each.contains(sibling)))
        continue;
      // The cookie banner and dialogs stay usable.
      if (sibling.matches('script,style,dialog,.sqs-cookie-banner-v2,.cookie-banner-mount-point')) continue;
      sibling.inert = true;
      disposers.push(() => {
        sibling.inert = false;
      });
    }
  return () => {
    for (const dispose of disposers.splice(0).reverse()) dispose();
  };
}
