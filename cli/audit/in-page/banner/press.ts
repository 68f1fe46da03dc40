import { parentOf } from '../elements.ts';
import { isOverlay } from './boxes.ts';
import { bannerData } from './data.ts';
import { isShown } from './elements.ts';
import { controlAt } from './find.ts';
import type { ControlPoint, FramePlace } from './found.ts';

const isWithin = (inner: Element | null, outer: Element): boolean => {
  for (let part = inner; part; part = parentOf(part)) if (part === outer) return true;
  return false;
};
const isInWindow = ({ top, bottom, left, right }: DOMRect) =>
  top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;

/** Scrolls a control into view and returns a point of it; null for one that cannot be seen. */
export function pointOf(index: number): ControlPoint | null {
  const element = controlAt(index);
  if (!element?.isConnected || !isShown(element)) return null;
  if (!isInWindow(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const places = [
    [0.5, 0.5],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.5, 0.25],
    [0.5, 0.75],
    [0.1, 0.5],
    [0.9, 0.5],
  ] as const;
  const points = places.map(([across, down]) => ({
    x: Math.round(left + width * across),
    y: Math.round(top + height * down),
  }));
  const free = points.find(({ x, y }) => isWithin(root.elementFromPoint(x, y), element));
  const [centre = { x: 0, y: 0 }] = points;
  return { ...(free ?? centre), isOnTop: free !== undefined };
}

/** Whether an element is on top at a point. */
export const isAt = (element: Element, x: number, y: number): boolean =>
  isWithin((element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y), element);

/** Returns the place of a frame's content in the window of its parent. */
export function frame(element: HTMLElement): FramePlace {
  const { left, top } = element.getBoundingClientRect();
  const around: Element[] = [];
  for (let part: Element | null = element; part; part = parentOf(part)) around.push(part);
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return {
    x: left + element.clientLeft + Number.parseFloat(style.paddingLeft),
    y: top + element.clientTop + Number.parseFloat(style.paddingTop),
    isShown: isShown(element) && width >= 120 && height >= 30 && top < innerHeight && left < innerWidth,
    isOverlay: around.some(isOverlay),
    make: bannerData().makes.find(({ selector }) => around.some((part) => part.matches(selector)))?.name ?? null,
  };
}

/** Focuses a control and returns whether a key can press it. */
export function focus(index: number): boolean {
  const element = controlAt(index);
  element?.focus({ preventScroll: true });
  return element !== null && (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

export function press(index: number): void {
  controlAt(index)?.click();
}
