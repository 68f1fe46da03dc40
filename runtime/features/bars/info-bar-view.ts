import { adoptStyles } from '../../browser/adopt-styles.ts';
import { buildElement } from '../../browser/build-element.ts';
import { followMarks } from '../../browser/follow-marks.ts';
import { followShown } from '../../browser/follow-shown.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Mounted } from '../../page/mountable.ts';
import { buildStaticView } from '../../ui/dom/view.ts';
import type { ContactType } from './contact-details.ts';
import { view } from './InfoBar.tsx?static';
import infoBarStyles from './info-bar.css';

/** One way to contact the site: a link, or a button that shows lines of text. */
export interface InfoBarTrigger {
  readonly type: ContactType;
  readonly label: string;
  /** Empty for a button. */
  readonly href: string;
  readonly lines: readonly string[];
}

/** The bar's height; used by its style sheet and by the cookie banner's. */
const heightProperty = '--sqs-mobile-info-bar-height';

/** Puts the bar at the bottom of the window. overlays#info-bar-triggers, overlays#info-bar-clearance */
export function mountInfoBarView(
  document: Document,
  theme: 'LIGHT' | 'DARK',
  triggers: readonly InfoBarTrigger[],
  strings: Texts['bars'],
): Mounted {
  const removeStyles = adoptStyles(document, infoBarStyles);
  const { root: bar, panel } = buildStaticView(document, view);
  bar.dataset.style = theme;
  bar.setAttribute('aria-label', strings.contact);
  const controller = new AbortController();
  const openings = new Map<Element, readonly string[]>();
  const { toggle, follow } = createPanel(document, bar, panel, strings.untold, controller.signal);
  for (const element of bar.querySelectorAll<HTMLElement>('.sqs-mobile-info-bar-trigger')) {
    const trigger = triggers.find(({ type }) => type === element.dataset.type);
    const isLink = element instanceof HTMLAnchorElement;
    if (!trigger || isLink !== (trigger.href !== '')) {
      element.remove();
      continue;
    }
    element.lastElementChild?.append(trigger.label);
    if (isLink) element.href = trigger.href;
    else {
      openings.set(element, trigger.lines);
      element.addEventListener('click', () => toggle(element, trigger.lines));
    }
  }
  const stopMarks = followMarks([panel, ...openings.keys()], ['aria-expanded', 'hidden'], (changed) => follow(changed, openings));
  document.body.append(bar);
  const stopMeasuring = publishHeight(document, bar);
  return {
    dispose() {
      controller.abort();
      stopMarks();
      stopMeasuring();
      bar.remove();
      removeStyles();
    },
  };
}

/** Creates the one panel of all buttons. Escape and a press outside the bar close it. */
function createPanel(document: Document, bar: HTMLElement, panel: HTMLElement, noDetails: string, signal: AbortSignal) {
  let expanded: HTMLElement | null = null;
  const fold = () => {
    expanded?.setAttribute('aria-expanded', 'false');
    expanded = null;
    panel.hidden = true;
  };
  const unfold = (button: HTMLElement, lines: readonly string[]) => {
    fold();
    expanded = button;
    button.setAttribute('aria-expanded', 'true');
    panel.hidden = false;
    panel.replaceChildren(...(lines.length > 0 ? lines : [noDetails]).map((line) => buildElement(document, 'p', {}, line)));
  };
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !expanded) return;
    event.preventDefault();
    expanded.focus();
    fold();
  });
  const foldOutside = ({ target }: Event) => {
    if (!(target instanceof Node && bar.contains(target))) fold();
  };
  document.addEventListener('pointerdown', foldOutside, { signal });
  return {
    toggle(button: HTMLElement, lines: readonly string[]) {
      if (button === expanded) fold();
      else unfold(button, lines);
    },
    /** Does what other code has set on a button or on the panel. site#platform-marks */
    follow(changed: Element, openings: ReadonlyMap<Element, readonly string[]>) {
      const isOpen = changed === panel ? !panel.hidden : changed.getAttribute('aria-expanded') === 'true';
      const lines = openings.get(changed);
      if (isOpen && lines && changed !== expanded) unfold(changed as HTMLElement, lines);
      else if (!isOpen && expanded && (changed === panel || changed === expanded)) fold();
    },
  };
}

/**
 * Publishes the height of the bar with its open panel, 0 for a bar that the page hides: a cookie banner at the bottom is placed
 * above it.
 */
function publishHeight(document: Document, bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const stop = followShown(bar, (isShown) => style.setProperty(heightProperty, isShown ? `${bar.offsetHeight}px` : '0px'));
  return () => {
    stop();
    style.removeProperty(heightProperty);
  };
}
