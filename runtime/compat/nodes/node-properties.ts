import type { NodeBase } from './node-base.ts';
import { viewportRegion } from './region.ts';

/** Names that `get` accepts in addition to the element's properties. */
const computed: Readonly<Record<string, (node: NodeBase) => unknown>> = {
  text: ({ _node }) => _node.textContent ?? '',
  region: (node) => node.region(),
  viewportRegion,
  winWidth: () => innerWidth,
  winHeight: () => innerHeight,
  docWidth: () => Math.max(document.documentElement.scrollWidth, innerWidth),
  docHeight: () => Math.max(document.documentElement.scrollHeight, innerHeight),
  docScrollX: () => scrollX,
  docScrollY: () => scrollY,
  document: () => document,
  win: () => window,
};

/** Older browsers scrolled the page by different elements: `scrollTop` of the page is that of its scrolling element. */
function scroller(node: NodeBase, name: string): HTMLElement {
  const target: unknown = node._node;
  const isPage = target === window || target === document || target === document.body || target === document.documentElement;
  return /^scroll(Top|Left)$/.test(name) && isPage
    ? ((document.scrollingElement as HTMLElement) ?? document.documentElement)
    : node._node;
}

/**
 * Reads a property, or the attribute of that name where the property is absent. A path such as `style.width` leads to a nested
 * property.
 */
export function readProperty(node: NodeBase, name: string): unknown {
  const own = computed[name];
  if (own) return own(node);
  const owner = scroller(node, name) as unknown as Record<string, unknown>;
  if (name in owner) return owner[name];
  const path = name.split('.');
  if (path.length > 1)
    return path.reduce<unknown>((from, key) => (from as Record<string, unknown> | null | undefined)?.[key], owner);
  return node.hasAttribute(name) ? node.getAttribute(name) : undefined;
}

export function writeProperty(node: NodeBase, name: string, value: unknown): void {
  const owner = scroller(node, name) as unknown as Record<string, unknown>;
  if (name === 'text') owner.textContent = value;
  else if (name in owner) owner[name] = value;
  else node.setAttribute(name, value);
}
