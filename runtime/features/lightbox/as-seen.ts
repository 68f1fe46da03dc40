/** The part of it that can be seen on the page: a gallery clips what is around a picture. Null where nothing of it is in view. */
export function seenPart(origin: HTMLElement | null): DOMRect | null {
  const parent = origin?.isConnected && origin.parentElement;
  if (!parent) return null;
  const own = origin.getBoundingClientRect();
  const box = parent.getBoundingClientRect();
  const [left, top] = [Math.max(0, own.left, box.left), Math.max(0, own.top, box.top)];
  const width = Math.min(innerWidth, own.right, box.right) - left;
  const height = Math.min(innerHeight, own.bottom, box.bottom) - top;
  return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : null;
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
