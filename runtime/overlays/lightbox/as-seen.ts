/** Where the page shows it: a gallery clips what is around a picture. Null where nothing of it is in view. */
export function seenPart(origin: HTMLElement | null): DOMRect | null {
  const parent = origin?.isConnected && origin.parentElement;
  if (!parent) return null;
  const own = origin.getBoundingClientRect();
  const box = parent.getBoundingClientRect();
  const [left, top] = [Math.max(own.left, box.left), Math.max(own.top, box.top)];
  const [width, height] = [Math.min(own.right, box.right) - left, Math.min(own.bottom, box.bottom) - top];
  const seen = width > 0 && height > 0 ? new DOMRect(left, top, width, height) : own;
  const isInView = seen.width && seen.bottom > 0 && seen.top < innerHeight && seen.right > 0 && seen.left < innerWidth;
  return isInView ? seen : null;
}

/** How a picture that lies at `to` looks where it fills `from`: moved, scaled and cut to its shape. */
export function asSeen(from: DOMRect, to: DOMRect): Keyframe {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const cutX = (to.width - from.width / scale) / 2;
  const cutY = (to.height - from.height / scale) / 2;
  const x = (from.left + from.right - to.left - to.right) / 2;
  const y = (from.top + from.bottom - to.top - to.bottom) / 2;
  return { transform: `translate(${x}px,${y}px) scale(${scale})`, clipPath: `inset(${cutY}px ${cutX}px)` };
}
