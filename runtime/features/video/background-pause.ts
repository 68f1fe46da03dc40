import { withTexts } from '../../browser/page-texts.ts';
import { background as english } from '../../contract/texts/en/common.ts';
import type { Page } from '../../page/page.ts';

export interface BackgroundPause {
  /** Shows the button of the next action: play if the background is stopped, else pause. */
  show(isStopped: boolean): void;
  dispose(): void;
}

/**
 * Connects the page's pause and play buttons of a background, or adds a button if the page has none.
 * https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html video#background-pause
 * @param onPress receives whether the background stops.
 */
export function addBackgroundPause(page: Page, background: HTMLElement, onPress: (stops: boolean) => void): BackgroundPause {
  const section = background.closest<HTMLElement>('section,.index-section,.banner-thumbnail-wrapper') ?? background.parentElement;
  const served = Array.from(section?.querySelectorAll<HTMLElement>('.background-pause-button') ?? []);
  const buttons = served.length > 0 ? servedButtons(served) : ownButton(page, section ?? background);
  const controller = new AbortController();
  let isStopped = false;
  const onClick = () => {
    isStopped = !isStopped;
    onPress(isStopped);
    buttons.show(isStopped);
    buttons.elements.find(({ hidden }) => !hidden)?.focus();
  };
  for (const button of buttons.elements) button.addEventListener('click', onClick, { signal: controller.signal });
  return {
    show(stopped) {
      isStopped = stopped;
      buttons.show(stopped);
    },
    dispose() {
      controller.abort();
      buttons.dispose();
    },
  };
}

interface PauseButtons extends BackgroundPause {
  readonly elements: readonly HTMLElement[];
}

/** The page's two buttons, of which one is shown. */
const servedButtons = (elements: readonly HTMLElement[]): PauseButtons => ({
  elements,
  show(isStopped) {
    for (const button of elements) {
      button.hidden = button.classList.contains('paused') !== isStopped;
      // The platform's CSS shows only buttons with this class.
      button.classList.toggle('visible', !button.hidden);
    }
  },
  dispose() {
    for (const button of elements) {
      button.hidden = false;
      button.classList.remove('visible');
    }
  },
});

function ownButton(page: Page, holder: HTMLElement): PauseButtons {
  let isStopped = false;
  let strings: { readonly pause: string; readonly play: string } = english;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ss-background-pause';
  button.style.cssText =
    'position:absolute;inset:auto 12px 12px auto;z-index:3;width:44px;height:44px;padding:0;border:2px solid ' +
    '#fff;border-radius:50%;color:#fff;background:#16181b;font:16px/1 sans-serif;cursor:pointer';
  const update = () => {
    button.textContent = isStopped ? '\u25b6\ufe0e' : '\u275a\u275a';
    button.setAttribute('aria-label', isStopped ? strings.play : strings.pause);
  };
  const stopTexts = withTexts(page.chunks, { background: english }, (texts) => {
    strings = texts.background;
    update();
  });
  if (getComputedStyle(holder).position === 'static') holder.style.position = 'relative';
  holder.append(button);
  return {
    elements: [button],
    show(stopped) {
      isStopped = stopped;
      update();
    },
    dispose() {
      stopTexts();
      button.remove();
    },
  };
}
