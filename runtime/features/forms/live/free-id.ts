/** An id that no element of the document has: a form may stand on a page twice. */
export function freeId(document: Document, base: string): string {
  let number = 1;
  while (document.getElementById(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
