import { adoptStyles } from '../../browser/adopt-styles.ts';
import { buildElement, buildIcon } from '../../browser/build-element.ts';
import type { Texts } from '../../contract/texts/texts.ts';
import type { Mounted } from '../../page/mountable.ts';
import infoBarStyles from './info-bar.css';

/** One way to reach the site: a link, or lines of text that it unfolds. */
export interface InfoBarTrigger {
  readonly type: 'contactEmail' | 'contactPhoneNumber' | 'location' | 'businessHours';
  readonly label: string;
  /** Empty: it unfolds its lines. */
  readonly href: string;
  readonly lines: readonly string[];
}

const root = 'sqs-mobile-info-bar';
/** The bar's height in pixels; read by its own style sheet. */
const heightProperty = '--sqs-mobile-info-bar-height';
const icons: Readonly<Record<InfoBarTrigger['type'], string>> = {
  contactEmail: 'M3 5h14v10H3zM3 6l7 5 7-5',
  contactPhoneNumber: 'M5 3h3l1.5 4-2 1.5a9 9 0 004 4L13 10.5l4 1.5v3a2 2 0 01-2 2A13 13 0 013 5a2 2 0 012-2z',
  location: 'M10 18s6-5.5 6-10a6 6 0 00-12 0c0 4.5 6 10 6 10zM10 10a2 2 0 100-4 2 2 0 000 4z',
  businessHours: 'M10 3a7 7 0 100 14 7 7 0 000-14zM10 6v4l3 2',
};

/** Puts the bar at the foot of the window: links, and buttons that unfold a panel above it. One panel is open at a time. */
export function buildInfoBar(
  document: Document,
  theme: 'LIGHT' | 'DARK',
  triggers: readonly InfoBarTrigger[],
  words: Texts['bars'],
): Mounted {
  const removeStyles = adoptStyles(document, infoBarStyles);
  const panel = buildElement(document, 'div', { class: `${root}-panel`, id: `${root}-panel`, hidden: '' });
  let open: HTMLElement | null = null;
  const unfold = (button: HTMLElement | null, lines: readonly string[] = []) => {
    open?.setAttribute('aria-expanded', 'false');
    open = button;
    open?.setAttribute('aria-expanded', 'true');
    panel.hidden = open === null;
    panel.replaceChildren(...(lines.length > 0 ? lines : [words.untold]).map((line) => buildElement(document, 'p', {}, line)));
  };
  const build = ({ type, label, href, lines }: InfoBarTrigger) => {
    const parts = [buildIcon(document, icons[type]), buildElement(document, 'span', {}, label)];
    const shared = { class: `${root}-trigger`, 'data-type': type };
    if (href) return buildElement(document, 'a', { ...shared, href }, ...parts);
    const unfolding = { type: 'button', 'aria-expanded': 'false', 'aria-controls': panel.id };
    const button = buildElement(document, 'button', { ...shared, ...unfolding }, ...parts);
    button.addEventListener('click', () => (open === button ? unfold(null) : unfold(button, lines)));
    return button;
  };
  const bar = buildElement(
    document,
    'nav',
    { class: root, 'data-style': theme, 'aria-label': words.contact },
    panel,
    buildElement(document, 'div', { class: `${root}-triggers` }, ...triggers.map(build)),
  );
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    open.focus();
    unfold(null);
  });
  const foldOutside = ({ target }: Event) => {
    if (!(target instanceof Node && bar.contains(target))) unfold(null);
  };
  document.addEventListener('pointerdown', foldOutside);
  document.body.append(bar);
  // A cookie banner at the bottom stands on the bar, also while a panel is open: neither covers the other.
  const { style } = document.documentElement;
  const measure = new ResizeObserver(() => style.setProperty(heightProperty, `${bar.offsetHeight}px`));
  measure.observe(bar);
  return {
    dispose() {
      document.removeEventListener('pointerdown', foldOutside);
      measure.disconnect();
      style.removeProperty(heightProperty);
      bar.remove();
      removeStyles();
    },
  };
}
