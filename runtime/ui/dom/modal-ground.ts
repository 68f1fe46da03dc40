/** Elements that no visitor uses, and the cookie banner, which stays usable. */
const neverInert = 'script,style,link,template,noscript,.sqs-cookie-banner-v2,.cookie-banner-mount-point';

/**
 * Returns the elements that are inert while `kept` are in use: everything beside them and beside their ancestors. Not those that
 * other scripts lay above them, as the challenge of a captcha, nor those in `added`, which came later: site#modal-third-parties.
 */
export function groundOf(kept: readonly Element[], added: Pick<WeakSet<Element>, 'has'>): ReadonlySet<HTMLElement> {
  const path = new Set<Element>();
  for (const each of kept) for (let at: Element | null = each; at; at = at.parentElement) path.add(at);
  const level = Math.max(...kept.slice(0, 1).map(levelInPage));
  const ground = new Set<HTMLElement>();
  for (const element of path) {
    if (kept.some((each) => each !== element && each.contains(element))) continue;
    for (const sibling of element.parentElement?.children ?? []) {
      if (path.has(sibling) || !(sibling instanceof HTMLElement) || sibling.matches(neverInert)) continue;
      if (sibling.matches('head,body')) continue;
      const isOfPage = sibling.parentElement?.matches('html,body') ?? false;
      if (!(isOfPage && (added.has(sibling) || levelOf(sibling) > level))) ground.add(sibling);
    }
  }
  return ground;
}

/** Returns the z-index of an element's outermost layer in the page. */
export function levelInPage(element: Element): number {
  let level = 0;
  for (let at: Element | null = element; at && !at.matches('html,body'); at = at.parentElement) level = ownLevel(at) ?? level;
  return level;
}

const ownLevel = (element: Element): number | null => {
  const { position, zIndex } = getComputedStyle(element);
  return position === 'static' || zIndex === 'auto' ? null : Number(zIndex);
};

/** Widgets put their layer into an element without a box of its own. */
const maxDepth = 3;

/** Returns the highest z-index of an element, or of the layers in an element without a height. */
function levelOf(element: Element, depth = 0): number {
  const own = ownLevel(element);
  if (own !== null) return own;
  if (depth === maxDepth || element.clientHeight > 0) return 0;
  return Math.max(0, ...Array.from(element.children, (child) => levelOf(child, depth + 1)));
}
