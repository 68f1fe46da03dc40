/**
 * Gives a slideshow and its thumbnails the height that they will have once they are alive, from the server's HTML alone:
 * otherwise the page below would jump when the code arrives. Light: it is part of the boot script. The answer takes it back.
 */
export function reserve(block: HTMLElement): () => void {
  const gallery = block.querySelector<HTMLElement>('.sqs-gallery-block-slideshow .sqs-gallery');
  if (!gallery) return () => {};
  const data = block.getAttribute('data-block-json') ?? '';
  const number = (name: string): number => Number(new RegExp(`"${name}\\\\?"\\s*:\\s*([\\d.]+)`).exec(data)?.[1]);
  const ratios = Array.from(gallery.querySelectorAll('[data-image-dimensions]'), (image) => {
    const [width, height] = (image.getAttribute('data-image-dimensions') ?? '').split('x');
    return Number(width) / Number(height) || 0;
  });
  const ratio = 100 / number('aspectRatio') || Math.max(0, ...ratios);
  const undos = [give(gallery, ratio > 0 ? { aspectRatio: String(ratio), overflow: 'hidden', visibility: 'hidden' } : {})];
  const strip = block.querySelector<HTMLElement>('.sqs-gallery-thumbnails');
  // As many pixels as the part `thumbnails` gives it, where the block does not say otherwise.
  const height = (number('thumbnail-strip-height') || 80) + (number('thumbnail-strip-margin') || 20);
  if (strip) undos.push(give(strip, { height: `${height}px`, overflow: 'hidden', visibility: 'hidden' }));
  return () => {
    for (const undo of undos.splice(0)) undo();
  };
}

function give(element: HTMLElement, styles: Partial<CSSStyleDeclaration>): () => void {
  const before = element.getAttribute('style');
  Object.assign(element.style, styles);
  return () => {
    if (before === null) element.removeAttribute('style');
    else element.setAttribute('style', before);
  };
}
