/** What reached one control of a page. */
export interface PressedControl {
  readonly control: string;
  /** How many presses did: submits if it submits, else clicks, else keys that code takes without a click. */
  readonly presses: number;
  readonly submits: number;
  /** Whether code answered the last one; null for a key that code takes without a click. */
  readonly isAnswered: boolean | null;
  /**
   * Whether its block was alive then: code answered, or the mark was set, which waits for pictures. True for a link that needs no
   * code.
   */
  readonly wasAlive: boolean;
}

/** A document whose controls have been pressed. */
export interface PressedPage {
  /** Returns what the page waits for, null once it is at rest and holds no press. */
  waitsFor(): string | null;
  report(): readonly PressedControl[];
}

/**
 * Runs first in a document: presses each control of the server's HTML that is in view, some milliseconds after the document is
 * parsed or, at `rest`, after its start has ended; those that `leftOut` matches are not pressed. No press leaves the page. Pages
 * get the text of this function, so that it is complete in itself.
 */
export function pressAtMoment(moment: string, leftOut: string): void {
  const controls =
    'button,[type=submit],[role=button]:not(label),summary,a[href="#"],a:not([href]),[data-product-gallery=thumbnails-item],.sqs-video-wrapper,[class*=button-container] ' +
    'a,.lightbox-handle,.sqs-block-gallery .slide:nth-child(2) a,.menu-selector label';
  const after = window.setTimeout.bind(window);
  // A press is given to the browser after 3 s; on a busy machine a page takes longer.
  window.setTimeout = ((run: () => void, ms: number) => after(run, ms > 2000 && ms <= 3000 ? 60_000 : ms)) as never;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });

  const alive = '[data-ss-block],[data-ss-block-error]';
  const types = ['click', 'keydown', 'submit'];
  const events = new Map<HTMLElement, { type: string; isAnswered: boolean; block: Element | null }[]>();
  let names = new Map<HTMLElement, string>();
  let isPressed = false;
  // In Firefox the chunks that are on their way do not arrive once a page is left, even if no page follows.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));

  /** Returns the pressed control that an event belongs to. */
  const controlOf = ({ target, submitter }: Partial<SubmitEvent>): HTMLElement | undefined =>
    [...events.keys()].find(
      (each) => each.contains(submitter ?? (target as Node)) || (each as HTMLButtonElement).form === target,
    );
  const listen = (type: string): void => {
    document.documentElement.addEventListener(
      type,
      (event) => {
        const control = controlOf(event);
        if (!control) return;
        const one = { type, isAnswered: false, block: control.closest(alive) };
        let isStopped = true;
        addEventListener(
          type,
          () => {
            isStopped = false;
            one.isAnswered = event.defaultPrevented;
            // A click on a button submits its form.
            if (type === 'submit' || control.matches('a,a *')) event.preventDefault();
          },
          { once: true },
        );
        void Promise.resolve().then(() => {
          if (isStopped) one.isAnswered = event.defaultPrevented;
          // Code on the control itself may hold it once more.
          if (control.dataset.ssPressed !== '') events.get(control)?.push(one);
        });
      },
      true,
    );
  };
  const isInView = (control: HTMLElement): boolean => {
    const { top, bottom } = control.getBoundingClientRect();
    return control.checkVisibility() && top >= 0 && bottom <= innerHeight;
  };
  const press = (served: readonly HTMLElement[]): void => {
    const seen = served.filter((each) => isInView(each) && !each.parentElement?.closest(controls) && !each.matches(leftOut));
    names = new Map(served.map((each, at) => [each, `${at} ${each.tagName} ${each.classList[0]}`]));
    for (const control of seen) events.set(control, []);
    for (const control of seen) {
      const takesKeys = control.matches('[role=button]:not(button,a[href])') && Number(moment) % 100 === 50;
      if (takesKeys) control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      else (control.querySelector<HTMLElement>('span,img') ?? control).click();
    }
    isPressed = true;
  };
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    // Code draws further controls later.
    const served = [...document.querySelectorAll<HTMLElement>(controls)];
    types.forEach(listen);
    if (moment !== 'rest') after(press, Number(moment), served);
    else void window.SSRuntime.ready.then(() => after(press, 100, served));
  });
  const countOf = (own: readonly { type: string }[], wanted: string): number => own.filter(({ type }) => type === wanted).length;
  const page: PressedPage = {
    waitsFor() {
      if (!isPressed || !(isLeft || document.documentElement.dataset.ssRuntime === 'ready')) return 'the end of the start';
      const held = [...document.querySelectorAll('[data-ss-pressed]')].map(({ outerHTML }) => outerHTML.slice(0, 100));
      return held.join() || null;
    },
    report: () =>
      [...events].map(([control, own]) => {
        const last = own.at(-1);
        const isLink = control.matches('a[href]:not([href="#"])');
        return {
          control: `${names.get(control)}`,
          presses: countOf(own, 'submit') || countOf(own, 'click') || countOf(own, 'keydown'),
          submits: countOf(own, 'submit'),
          isAnswered: last?.type === 'keydown' ? null : last?.isAnswered === true,
          wasAlive: last?.isAnswered || isLink || last?.block === control.closest(alive),
        };
      }),
  };
  Object.assign(window, { pressed: page });
}
