/** A place in the view, in CSS pixels from its upper left corner. */
export interface PointerPlace {
  readonly xPx: number;
  readonly yPx: number;
}

/** Returns a function that gives the latest place of the mouse, null before it has moved. owner#pointer */
export function trackPointer(document: Document): () => PointerPlace | null {
  let latest: PointerPlace | null = null;
  const onMove = ({ pointerType, clientX: xPx, clientY: yPx }: PointerEvent) => {
    if (pointerType === 'mouse') latest = { xPx, yPx };
  };
  document.addEventListener('pointermove', onMove, { capture: true, passive: true });
  return () => latest;
}
