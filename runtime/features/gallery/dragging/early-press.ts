import { dragLimits } from '../../../contract/gallery/limits.ts';
import type { PartContext } from '../part.ts';

/**
 * Fetches what drags a gallery when a pointer comes near it, and keeps what the pointer does meanwhile, so that nothing of a drag
 * which was quicker than the code is lost. The returned function fetches it at once.
 */
export function awaitGestures(context: PartContext): () => void {
  const { options, gallery, chunks, listen, onError } = context;
  let early: PointerEvent[] = [];
  let isAsked = false;
  const isPressed = (): boolean => /down|move/.test(early[early.length - 1]?.type ?? '');
  context.isPressed = isPressed;
  const ask = (): void => {
    if (!isAsked)
      chunks
        .load('gallery-gestures')
        .finally(endWait)
        .then((part) => gallery.ended || part.attach(context, early), onError);
    isAsked = true;
  };
  const endWait = listen(
    options.gallery,
    'pointerover pointerdown pointermove pointerup pointercancel click dragstart',
    (event) => {
      const { type, clientX, clientY } = event as PointerEvent;
      ask();
      // Pictures and links would be picked up by the browser instead.
      if (type === 'dragstart') return event.preventDefault();
      if (type === 'pointerdown') early = [];
      const [down = event as PointerEvent] = early;
      const isDrag = Math.hypot(clientX - down.clientX, clientY - down.clientY) > dragLimits.axisLockPx;
      // The click that ends a drag is none.
      if (type === 'click' && isDrag) event.preventDefault();
      else if (type === 'pointerdown' || isPressed()) early.push(event as PointerEvent);
    },
  );
  return ask;
}
