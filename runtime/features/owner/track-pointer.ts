/** A place in the view, in CSS pixels from its top left corner. */
export interface PointerPlace {
  readonly xPx: number;
  readonly yPx: number;
}

/**
 * Keeps where the mouse is, so that what is opened for somebody who is signed in can open there; the returned function tells the latest place,
 * null before it has moved. It stays on this page: the specification says only that mouse tracking is on (spec 2 §6; our choice).
 */
export function trackPointer(document: Document): () => PointerPlace | null {
  let latest: PointerPlace | null = null;
  const onMove = ({ pointerType, clientX: xPx, clientY: yPx }: PointerEvent) => {
    if (pointerType === 'mouse') latest = { xPx, yPx };
  };
  document.addEventListener('pointermove', onMove, { capture: true, passive: true });
  return () => latest;
}
