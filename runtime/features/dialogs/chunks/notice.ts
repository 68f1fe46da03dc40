/** Information notices: short messages that hide themselves. */
import { adoptStyles } from '../../../browser/adopt-styles.ts';
import type { Clock } from '../../../browser/clock.ts';
import { dialogLimits } from '../../../contract/overlays/constants.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import { view } from '../Notice.tsx?static';
import noticeStyles from '../notice.css';

export interface NoticeTexts {
  readonly title?: string;
  readonly message?: string;
}

export interface Notice {
  /** Resolves when the notice has hidden itself. */
  readonly confirmed: Promise<'confirmed'>;
  /** Hides the notice at once. */
  hide(): void;
}

/** Shows a notice that hides after 2000 ms. Texts are plain text, never HTML. overlays#notice-time, overlays#notice-place */
export function showNotice(document: Document, clock: Clock, { title = '', message = '' }: NoticeTexts): Notice {
  const removeStyles = adoptStyles(document, noticeStyles);
  const parts = buildStaticView(document, view);
  const { root: notice } = parts;
  document.body.append(notice);
  // Screen readers announce changes inside a status, not its first content.
  fillLine(parts.title, title);
  fillLine(parts.message, message);
  keepOffBanner(document, notice);

  let confirm = (_: 'confirmed') => {};
  const confirmed = new Promise<'confirmed'>((resolve) => {
    confirm = resolve;
  });
  let cancelTimer = () => {};
  const hide = () => {
    cancelTimer();
    notice.remove();
    removeStyles();
    confirm('confirmed');
  };
  whileUnattended(notice, {
    start() {
      cancelTimer();
      cancelTimer = clock.after(dialogLimits.noticeMs, hide);
    },
    stop: () => cancelTimer(),
  });
  return { confirmed, hide };
}

function fillLine(line: HTMLElement, text: string): void {
  if (text) line.textContent = text;
  else line.remove();
}

/** Moves the notice to the bottom of the window if it would cover a cookie banner. */
function keepOffBanner(document: Document, notice: HTMLElement): void {
  const banner = document.querySelector('.sqs-cookie-banner-v2')?.getBoundingClientRect();
  if (banner && banner.height > 0 && banner.top < notice.getBoundingClientRect().bottom) notice.dataset.edge = 'bottom';
}

/** Stops the timer while the pointer or the focus is on the notice; starts it now, and again afterwards. */
function whileUnattended(notice: HTMLElement, timer: { start(): void; stop(): void }): void {
  const attention = { pointer: false, focus: false };
  const attend = (kind: keyof typeof attention, isThere: boolean) => {
    attention[kind] = isThere;
    if (attention.pointer || attention.focus) timer.stop();
    else timer.start();
  };
  notice.addEventListener('pointerenter', () => attend('pointer', true));
  notice.addEventListener('pointerleave', () => attend('pointer', false));
  notice.addEventListener('focusin', () => attend('focus', true));
  notice.addEventListener('focusout', () => attend('focus', false));
  timer.start();
}
