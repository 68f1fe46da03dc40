type Child = Node | string | null;

/** Returns a new element. Attributes and children that are null are left out. Strings become text, never HTML. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Readonly<Record<string, string | null>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Returns an icon of one stroke, 20 by 20, hidden from assistive technology. */
export function buildIcon(document: Document, path: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(space, 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 20 20', width: '20', height: '20', 'aria-hidden': 'true' }))
    icon.setAttribute(key, value);
  const stroke = icon.appendChild(document.createElementNS(space, 'path'));
  stroke.setAttribute('d', path);
  return icon;
}
