import { commonVerbs, untilAtRest, untilReplaced } from './in-page.ts';
import { isKeyName, keyCodes, type Point, type Tab, type TabCookie } from './tab.ts';
import type { DriverSession } from './webdriver.ts';

interface DriverCookie {
  readonly name: string;
  readonly value: string;
  readonly expiry?: number;
}

/** Runs a function by its text, since WebDriver takes no promise as a result. */
const asyncScript = (run: unknown): string => `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (${run})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** WebDriver's fingers are mice in WebKitGTK, and there is one mouse. */
function pinchInPage({ x, y }: Point, fromPx: number, toPx: number): void {
  // Browsers capture only pointers of their own.
  Element.prototype.setPointerCapture = () => {};
  const fire = (type: string, side: 1 | -1, spreadPx: number) => {
    const place = {
      clientX: x + (side * spreadPx) / 2,
      clientY: y,
      pointerId: 10 + side,
      pointerType: 'touch',
      buttons: type === 'pointerup' ? 0 : 1,
    };
    document
      .elementFromPoint(place.clientX, y)
      ?.dispatchEvent(new PointerEvent(type, { ...place, isPrimary: side === -1, bubbles: true, cancelable: true }));
  };
  for (const side of [-1, 1] as const) fire('pointerdown', side, fromPx);
  for (const part of [0.25, 0.5, 0.75, 1])
    for (const side of [-1, 1] as const) fire('pointermove', side, fromPx + (toPx - fromPx) * part);
  for (const side of [-1, 1] as const) fire('pointerup', side, toPx);
}

/** The current window of a session of classic WebDriver with WebKitGTK. */
export function openWebKitTab(send: DriverSession['send'], close: Tab['close']): Tab {
  const evaluate: Tab['evaluate'] = async (run, ...args) => {
    const result = await send('POST', '/execute/async', { script: asyncScript(run), args: [args] });
    const { value, error } = result as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value as never;
  };
  const perform = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  const move = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    origin: 'viewport',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  return {
    ...commonVerbs({ evaluate }),
    evaluate,
    goto: (url) => untilReplaced({ evaluate }, () => send('POST', '/url', { url })),
    async click(selector) {
      await untilAtRest({ evaluate }, selector);
      const middle = await evaluate((each) => {
        const element = document.querySelector(each) as Element;
        const isInView = () => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        };
        if (!isInView()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        // The first box of a link that has two lines: the middle of both may be beside it.
        const { left, top, width, height } = element.getClientRects()[0] as DOMRect;
        return { x: left + width / 2, y: top + height / 2 };
      }, selector);
      await perform('pointer', [move(middle), down, up]);
    },
    async key(keyOrText) {
      const keys = isKeyName(keyOrText) ? [keyCodes[keyOrText]] : [...keyOrText];
      await perform(
        'key',
        keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    async drag(from, to) {
      const steps = Array.from({ length: 6 }, (_, step) => (step + 1) / 6);
      const path = steps.map((part) => move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 16));
      await perform('pointer', [move(from), down, ...path, up]);
    },
    pinch: (middle, fromPx, toPx) => evaluate(pinchInPage, middle, fromPx, toPx),
    back: () => untilReplaced({ evaluate }, () => send('POST', '/back')),
    async cookies(): Promise<readonly TabCookie[]> {
      const all = (await send('GET', '/cookie')) as readonly DriverCookie[];
      return all.map(({ name, value, expiry }) => ({ name, value, expiresAt: expiry ?? null }));
    },
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    async size(width, height) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    close,
  };
}
