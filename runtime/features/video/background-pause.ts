import { withTexts } from '../../browser/page-texts.ts';
import { background as english } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';

export interface BackgroundPause {
  /** Shows what a press does next. */
  show(isStopped: boolean): void;
  end(): void;
}

/**
 * The control that stops and starts what moves behind a section: the page's own two buttons, of which one is shown (wild 2 §2), else one of ours, because
 * what moves for longer than 5 s must have one. `onPress` is told whether it is to stop.
 */
export function addBackgroundPause(page: Page, background: HTMLElement, onPress: (stops: boolean) => void): BackgroundPause {
  const section = background.closest<HTMLElement>('section,.index-section,.banner-thumbnail-wrapper') ?? background.parentElement;
  const served = Array.from(section?.querySelectorAll<HTMLElement>('.background-pause-button') ?? []);
  const own = served.length === 0 ? document.createElement('button') : null;
  const over = new AbortController();
  let isStopped = false;
  let words = english as { readonly pause: string; readonly play: string };
  const say = (): void => {
    for (const button of served) {
      button.hidden = button.classList.contains('paused') !== isStopped;
      // The platform's CSS displays it by this class alone.
      button.classList.toggle('visible', !button.hidden);
    }
    if (!own) return;
    own.textContent = isStopped ? '\u25b6\ufe0e' : '\u275a\u275a';
    own.setAttribute('aria-label', isStopped ? words.play : words.pause);
  };
  const stopTexts = own
    ? withTexts(page.chunks, { background: english }, (texts) => {
        words = texts.background;
        say();
      })
    : () => {};
  if (own) {
    own.type = 'button';
    own.className = 'ss-background-pause';
    own.style.cssText =
      'position:absolute;inset:auto 12px 12px auto;z-index:3;width:44px;height:44px;padding:0;border:2px solid #fff;border-radius:50%;color:#fff;background:#16181b;font:16px/1 sans-serif;cursor:pointer';
    const holder = section ?? background;
    if (getComputedStyle(holder).position === 'static') holder.style.position = 'relative';
    holder.append(own);
  }
  for (const button of [...served, ...(own ? [own] : [])])
    button.addEventListener(
      'click',
      () => {
        isStopped = !isStopped;
        onPress(isStopped);
        say();
        (own ?? served.find(({ hidden }) => !hidden))?.focus();
      },
      { signal: over.signal },
    );
  return {
    show(stopped) {
      isStopped = stopped;
      say();
    },
    end() {
      over.abort();
      stopTexts();
      own?.remove();
      for (const button of served) {
        button.hidden = false;
        button.classList.remove('visible');
      }
    },
  };
}
