import { setTimeout as delay } from 'node:timers/promises';
import { patienceMs } from '../../helpers/run/patience.ts';
import type { Tab } from './tab.ts';

/** Runs first in every document: keeps the errors that reach the page, and what the last press has met. */
export const collectErrors = (): void => {
  const errors: string[] = [];
  Object.defineProperty(window, 'engineErrors', { value: errors });
  window.addEventListener('error', ({ message, target }) => {
    // A picture or script that cannot be fetched is no error of a script.
    if (target === window) errors.push(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`));
  window.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      const { nodeName, id, classList } = target as Element;
      const enginePress = `${[nodeName, id, ...(classList ?? [])].join(' ')} at ${Math.round(clientX)}, ${Math.round(clientY)}`;
      Object.assign(window, { enginePress });
    },
    true,
  );
};

declare global {
  interface Window {
    readonly engineErrors: readonly string[];
    readonly enginePress?: string;
  }
}

/** Interval at which a page is asked for its state. */
const pollEveryMs = 50;

/**
 * Asks until the answer is true. An error is an answer that is not there yet: the page may just be replaced.
 * @param explain adds to the error of a time that is over.
 */
export async function pollUntil(what: string, ask: () => Promise<unknown>, explain?: () => Promise<string>): Promise<void> {
  const end = Date.now() + patienceMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await ask()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await delay(pollEveryMs);
  }
  const more = await explain?.().catch(() => '');
  throw new Error(`After ${patienceMs / 1000} s this is not true yet: ${what}${last ? ` (${String(last)})` : ''}${more ?? ''}`);
}

/** The verbs that every engine has by its other verbs. */
export const commonVerbs = (tab: Pick<Tab, 'evaluate'>): Pick<Tab, 'until' | 'text'> => ({
  until: (check, ...args) =>
    pollUntil(
      `${check} with ${JSON.stringify(args)}`,
      () => tab.evaluate(check, ...args),
      // A page that moves between the look at a control and the press makes the press miss.
      () => tab.evaluate(() => `; the last press met ${window.enginePress ?? 'nothing'}`),
    ),
  async text(selector) {
    let text = '';
    await pollUntil(`there is ${selector}`, async () => {
      const found = await tab.evaluate((each) => document.querySelector(each)?.textContent ?? null, selector);
      text = found ?? '';
      return found !== null;
    });
    return text.trim();
  },
});

/** Resolves when the element has a box that has stayed at its place, since a press goes to a place. */
export async function untilAtRest(tab: Pick<Tab, 'evaluate'>, selector: string): Promise<void> {
  let before = '';
  await pollUntil(`${selector} has a box and stays at its place`, async () => {
    const place = await tab.evaluate((each) => {
      const { x, y, width, height } = document.querySelector(each)?.getBoundingClientRect() ?? new DOMRect();
      return width > 0 && height > 0 ? [x, y, width, height].join() : '';
    }, selector);
    const isAtRest = place !== '' && place === before;
    before = place;
    return isAtRest;
  });
}

/**
 * Runs `leave`, and resolves when the document of before is replaced by another that is parsed, or is shown again at another
 * address: going back to a hash keeps the document.
 */
export async function untilReplaced(tab: Pick<Tab, 'evaluate'>, leave: () => Promise<unknown>): Promise<void> {
  const before = await tab
    .evaluate(() => {
      Object.assign(window, { isLeft: true });
      return location.href;
    })
    .catch(() => '');
  await leave();
  await pollUntil('the document is replaced', () =>
    tab.evaluate(
      (address) =>
        ((window as { isLeft?: boolean }).isLeft !== true || location.href !== address) && document.readyState !== 'loading',
      before,
    ),
  );
}
