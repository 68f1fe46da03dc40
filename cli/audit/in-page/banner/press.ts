import type { BannerTools } from './tools.ts';

/** Finds the places of controls and presses covered ones. Self-contained, because it runs in the page as text. */
export function pressTools(tools: BannerTools): Pick<BannerTools, 'pointOf' | 'isAt' | 'frame' | 'focus' | 'press'> {
  const isWithin = (inner: Element | null, outer: Element): boolean => {
    for (let part = inner; part; part = tools.parentOf(part)) if (part === outer) return true;
    return false;
  };
  const isInWindow = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;

  return {
    pointOf(index) {
      const element = tools.controlAt(index);
      if (!element?.isConnected || !tools.isShown(element)) return null;
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
    },
    isAt: (element, x, y) => isWithin((element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y), element),
    frame(element) {
      const { left, top } = element.getBoundingClientRect();
      const around: Element[] = [];
      for (let part: Element | null = element; part; part = tools.parentOf(part)) around.push(part);
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        x: left + element.clientLeft + Number.parseFloat(style.paddingLeft),
        y: top + element.clientTop + Number.parseFloat(style.paddingTop),
        isShown: tools.isShown(element) && width >= 120 && height >= 30 && top < innerHeight && left < innerWidth,
        isOverlay: around.some(tools.isOverlay),
        make: tools.makes.find(({ selector }) => around.some((part) => part.matches(selector)))?.name ?? null,
      };
    },
    focus(index) {
      const element = tools.controlAt(index);
      element?.focus({ preventScroll: true });
      return element !== null && (element.getRootNode() as Document | ShadowRoot).activeElement === element;
    },
    press(index) {
      tools.controlAt(index)?.click();
    },
  };
}
