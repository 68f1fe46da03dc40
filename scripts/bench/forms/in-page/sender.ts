import type { Runtime } from '../../../../runtime/boot/api.ts';

declare global {
  interface Window {
    readonly SSRuntime: Runtime;
  }
}

/** Functions that run in the page: each is sent there as text and refers to nothing outside itself. */

export interface Ending {
  readonly state: string;
  readonly clicks: number;
}

type Click = (mounted: HTMLFormElement, maxClicks: number) => Promise<Ending>;
type Sender = (email: string, maxClicks: number) => Promise<Ending>;

/** Injected before the page's scripts: shortens the time-out of calls from 30 s to 1 s. */
export function giveUpSoon(): void {
  const usual = window.setTimeout.bind(window);
  const soon = (callback: () => void, delayMs?: number) => usual(callback, delayMs === 30_000 ? 1000 : delayMs);
  Object.assign(window, { setTimeout: soon });
}

/** Keeps the server's HTML of the page's form, which each submission mounts again. */
export function makeSender(): void {
  const form = document.querySelector('form') as HTMLFormElement;
  const markup = form.cloneNode(true) as HTMLFormElement;
  for (const name of ['data-ss-form', 'data-ss-block', 'style']) markup.removeAttribute(name);
  for (const each of markup.querySelectorAll('[role=status]')) each.remove();
  const place = form.parentElement as HTMLElement;
  const send: Sender = async (email, maxClicks) => {
    window.SSRuntime.destroy(place);
    place.replaceChildren(markup.cloneNode(true));
    window.sessionStorage.clear();
    await window.SSRuntime.initialize(place);
    const mounted = place.querySelector('form') as HTMLFormElement;
    (mounted.querySelector('[name=email]') as HTMLInputElement).value = email;
    return click(mounted, maxClicks);
  };
  const click: Click = async (mounted, maxClicks) => {
    const forms = await window.SSRuntime.service('forms');
    let clicks = 0;
    while (clicks < maxClicks) {
      clicks += 1;
      if (await forms.submit(mounted)) break;
    }
    return { state: mounted.dataset.ssForm ?? '', clicks };
  };
  Object.assign(window, { send, click });
}

export const sendOne = (email: string, maxClicks: number): Promise<Ending> =>
  (window as unknown as { send: Sender }).send(email, maxClicks);

/** Clicks once; the page will be closed during the submission. */
export const startOne = (email: string): void => void (window as unknown as { send: Sender }).send(email, 1).catch(() => {});

/** Runs after the page came back: clicks again if the form has kept the values. An empty form has reported success. */
export async function sendOn(email: string, maxClicks: number): Promise<Ending> {
  const mounted = document.querySelector('form') as HTMLFormElement;
  const typed = (mounted.querySelector('[name=email]') as HTMLInputElement).value;
  return typed === email
    ? (window as unknown as { click: Click }).click(mounted, maxClicks)
    : { state: typed ? 'mixed up' : 'success', clicks: 0 };
}
