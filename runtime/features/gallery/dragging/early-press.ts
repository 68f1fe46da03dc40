import { axisBetween } from '../../../ui/dom/pointer-drag.ts';
import type { AddOnContext } from '../model/add-on.ts';

/**
 * Loads the code for dragging at the first pointer event in the gallery, and records pointer events until then, so that a drag
 * which begins earlier counts: gallery#drag-cancel. Returns a function that loads the code immediately.
 */
export function awaitGestures(context: AddOnContext): () => void {
  const { options, gallery, chunks, listen, onError } = context;
  let recorded: PointerEvent[] = [];
  let isRequested = false;
  const isPressed = (): boolean => /down|move/.test(recorded[recorded.length - 1]?.type ?? '');
  context.isPressed = isPressed;
  const load = (): void => {
    if (!isRequested)
      chunks
        .load('gallery-gestures')
        .finally(stopRecording)
        .then((addOn) => gallery.isDisposed || addOn.attach(context, recorded), onError);
    isRequested = true;
  };
  const stopRecording = listen(
    options.gallery,
    'pointerover pointerdown pointermove pointerup pointercancel click dragstart',
    (event) => {
      const { type } = event;
      load();
      // Without this the browser starts to drag a picture or a link.
      if (type === 'dragstart') return event.preventDefault();
      if (type === 'pointerdown') recorded = [];
      const [down = event as PointerEvent] = recorded;
      // The click that ends a drag does nothing.
      if (type === 'click' && axisBetween(down, event as PointerEvent)) event.preventDefault();
      else if (type === 'pointerdown' || isPressed()) recorded.push(event as PointerEvent);
    },
  );
  return load;
}
