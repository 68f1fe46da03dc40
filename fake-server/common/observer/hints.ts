import { type Observer, prototypeOf } from './observer.ts';

/** Relations by which a browser connects to a server, or requests something, without a request in DevTools. */
const relations = /\b(?:preconnect|dns-prefetch|prefetch|prerender|icon|manifest)\b/i;

/** Reports links with these relations, in the markup and by scripts, also those that a script removes at once. */
export function watchHints({ isPage, record, stackNow, wrap }: Observer): void {
  if (!isPage) return;
  /** Stacks of the scripts that set the addresses of links. */
  const stacks = new WeakMap<object, ReturnType<typeof stackNow>>();
  const onAddress = (link: unknown): null => {
    stacks.set(link as object, stackNow());
    return null;
  };
  wrap(prototypeOf('HTMLLinkElement'), 'href', onAddress, 'set');
  const reported = new WeakMap<Element, string>();
  const report = (link: Element, href: string | null) => {
    const [via] = relations.exec(link.getAttribute('rel') ?? '') ?? [];
    if (via === undefined || href === null || !URL.canParse(href, document.baseURI)) return;
    const key = `${via} ${href}`;
    if (reported.get(link) === key) return;
    reported.set(link, key);
    const text = new URL(href, document.baseURI).href;
    record({ kind: 'hint', via: via.toLowerCase(), text, body: href, stack: stacks.get(link) ?? [] });
  };
  const look = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.localName === 'link') report(node, node.getAttribute('href'));
    else for (const link of node.querySelectorAll('link')) report(link, link.getAttribute('href'));
  };
  new MutationObserver((changes) => {
    for (const { type, target, oldValue, attributeName, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(look);
      else if ((target as Element).localName === 'link') {
        if (attributeName === 'href') report(target as Element, oldValue);
        look(target);
      }
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['rel', 'href'], attributeOldValue: true });
}
