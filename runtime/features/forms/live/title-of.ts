type Labelled = Element & { readonly labels: NodeListOf<HTMLLabelElement> | null };

/** What stands over a field: its title, else the legend of its options, else its label; nothing if it has none. */
export function titleOf(element: Element, [first, second]: readonly Labelled[]): Element | null | undefined {
  const ofOptions = second && first?.closest('fieldset')?.querySelector('legend');
  return element.querySelector('.title') ?? (second ? ofOptions : first?.labels?.[0]);
}
