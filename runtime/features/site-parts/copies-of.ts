/** Puts `count` copies of an element of a view in its place, and returns them. */
export function copiesOf<Copied extends Element>(template: Copied, count: number): readonly Copied[] {
  const copies = Array.from({ length: count }, () => template.cloneNode(true) as Copied);
  template.replaceWith(...copies);
  return copies;
}
