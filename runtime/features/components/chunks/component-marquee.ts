import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { safeLink } from '../../../browser/safe-link.ts';
import { type Fields, readFields, readNumber, readText } from '../../../contract/read.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import buttonStyles from '../../../ui/dom/play-button.css';
import { buildStaticView } from '../../../ui/dom/view.ts';
import { parseProps } from '../parse-props.ts';
import { view } from '../text/Marquee.tsx?static';
import styles from '../text/marquee.css';
import { startMarquee } from '../text/marquee-motion.ts';

/** Running text with a button that pauses it; the shape of a wave is not supported. site#marquee */
export function mount(block: HTMLElement, { chunks }: Page): Mounted {
  const marquee = block.querySelector<HTMLElement>('.Marquee');
  const display = marquee?.querySelector<HTMLElement>('.Marquee-display');
  const props = readFields(parseProps(marquee?.querySelector('.Marquee-props')?.textContent));
  const items = Array.isArray(props.marqueeItems) ? props.marqueeItems : [];
  const texts = items.map((item) => readText(readFields(item).text)).filter(Boolean);
  if (!marquee || !display || texts.length === 0) throw blockSkipped('no-text');
  const before = Array.from(display.childNodes);
  const removeStyles = adoptStyles(document, buttonStyles + styles);
  const { root, spoken, track } = buildStaticView(document, view);
  const link = safeLink(props.linkTo, '');
  // An anchor without an address is plain text.
  if (link) root.setAttribute('href', link.url);
  spoken.textContent = texts.join(' ');
  const addItems = itemsInto(track, texts, props);
  const gap = readFields(props.itemSpacing);
  const size = readFields(props.textSize);
  const sizeValue = readNumber(size.value);
  if (sizeValue) display.style.fontSize = `${sizeValue}${readText(size.unit, 'rem')}`;
  display.style.setProperty('--ss-gap', `${readNumber(gap.value) ?? 1}${readText(gap.unit, 'em')}`);
  display.dataset.ssPart = 'marquee';
  display.replaceChildren(root);

  const stop = startMarquee({ display, root, track, addItems, props, chunks });
  marquee.dataset.ready = 'true';
  return {
    dispose() {
      stop();
      removeStyles();
      display.replaceChildren(...before);
      delete display.dataset.ssPart;
      display.removeAttribute('data-ss-still');
      delete marquee.dataset.ready;
    },
  };
}

/** Returns a function that adds all texts to the track once. */
function itemsInto(track: HTMLElement, texts: readonly string[], props: Fields): () => void {
  // The page's CSS styles headings by their tags; the track is hidden from screen readers.
  const [, level] = /^heading-([1-4])$/.exec(readText(props.textStyle)) ?? [];
  const isSized = !!readNumber(readFields(props.textSize).value);
  return () => {
    for (const text of texts) {
      const item = document.createElement(level ? `h${level}` : 'p');
      item.textContent = text;
      item.dir = 'auto';
      item.style.fontSize = isSized ? 'inherit' : '';
      track.append(item);
    }
  };
}
