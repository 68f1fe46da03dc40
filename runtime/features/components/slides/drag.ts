/** Controls that handle a press themselves. */
const controls = 'button,input,select,textarea,video,audio,iframe,[contenteditable]';
/** A press becomes a drag after this distance. */
const dragStartPx = 8;

export interface Drag {
  /** @param offsetPx distance of the pointer to the right of its start. */
  follow(offsetPx: number): void;
  release(offsetPx: number): void;
}

/** Follows fingers, pens and the mouse sideways; vertical movements scroll the page. The click at the end of a drag opens no link. */
export function followPointer(area: HTMLElement, { follow, release }: Drag, signal: AbortSignal): void {
  let start: PointerEvent | undefined;
  let isDrag = false;
  const offset = (event: PointerEvent): number => (start ? event.clientX - start.clientX : 0);
  const options = { signal };
  area.addEventListener(
    'pointerdown',
    (event) => {
      isDrag = false;
      if (event.isPrimary && event.button === 0 && !(event.target as Element).closest(controls)) start = event;
    },
    options,
  );
  area.addEventListener(
    'pointermove',
    (event) => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (event.buttons === 0) return end(event);
      const px = Math.abs(offset(event));
      if (!isDrag && px > dragStartPx && px > Math.abs(event.clientY - start.clientY)) {
        isDrag = true;
        area.setPointerCapture(event.pointerId);
      }
      if (isDrag) follow(offset(event));
    },
    options,
  );
  const end = (event: PointerEvent): void => {
    if (start && isDrag) release(event.type === 'pointercancel' ? 0 : offset(event));
    start = undefined;
  };
  for (const name of ['pointerup', 'pointercancel'] as const) area.addEventListener(name, end, options);
  // Browsers drag pictures and links with the mouse.
  area.addEventListener('dragstart', (event) => start && event.preventDefault(), options);
  area.addEventListener(
    'click',
    (event) => {
      if (!isDrag) return;
      isDrag = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
