/** Asks for an address of the page's own origin as an image: nothing is read of the answer, and nothing said of its failure. */
export function sendImageBeacon({ location, document }: Window, address: string): void {
  const image = document.createElement('img');
  image.src = location.origin + address;
}
