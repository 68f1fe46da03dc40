import type { CDPSession, Page } from 'puppeteer';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the page's screen, as input of the browser: it presses, moves, and is lifted or taken over by scrolling. */
export interface Finger {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
  /** The browser takes the touch over, as for a system gesture. */
  cancel(): Promise<void>;
  /** Presses, moves along the path in steps of about `stepMs`, and lifts. */
  swipe(from: Point, to: Point, options?: { readonly steps?: number; readonly stepMs?: number }): Promise<void>;
  /** Adds a second finger beside the first. */
  second(at: Point): Promise<void>;
  /** Puts two fingers down beside the point, and moves them from one distance to the other. */
  pinch(middle: Point, fromPx: number, toPx: number): Promise<void>;
}

export async function createFinger(page: Page): Promise<Finger> {
  const session: CDPSession = await page.createCDPSession();
  let first: Point = { x: 0, y: 0 };
  // Events carry their times, so that a busy machine does not slow the gesture down.
  let atSeconds = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
      timestamp: atSeconds,
    });
  const finger: Finger = {
    async down(at) {
      first = at;
      atSeconds = Math.max(atSeconds, Date.now() / 1000);
      await send('touchStart', [at]);
    },
    async move(to) {
      first = to;
      await send('touchMove', [to]);
    },
    async up() {
      await send('touchEnd', []);
    },
    cancel: async () => void (await send('touchCancel', [])),
    async second(at) {
      await send('touchStart', [first, at]);
    },
    async pinch({ x, y }, fromPx, toPx) {
      const pair = (px: number) => [
        { x: x - px / 2, y },
        { x: x + px / 2, y },
      ];
      const steps = 10;
      atSeconds = Math.max(atSeconds, Date.now() / 1000);
      await send('touchStart', pair(fromPx));
      for (let step = 1; step <= steps; step++) {
        atSeconds += 0.016;
        await send('touchMove', pair(fromPx + ((toPx - fromPx) * step) / steps));
      }
      await finger.up();
    },
    async swipe(from, to, { steps = 6, stepMs = 16 } = {}) {
      await finger.down(from);
      for (let step = 1; step <= steps; step++) {
        atSeconds += stepMs / 1000;
        await finger.move({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
      }
      atSeconds += 0.001;
      await finger.up();
    },
  };
  return finger;
}
