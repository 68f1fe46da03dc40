import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { prefersLessMotion } from '../../../browser/less-motion.ts';
import { safeLink } from '../../../browser/safe-link.ts';
import { watchOwnBox } from '../../../browser/watch-own-box.ts';
import { type Fields, readFields, readFlag, readNumber, readText } from '../../../contract/read.ts';
import { blockSkipped, type Mounted } from '../../../page/mountable.ts';
import { buildStaticView } from '../../../ui/dom/view.ts';
import { parseProps } from '../parse-props.ts';
import { view } from '../text/Marquee.tsx?static';
import styles from '../text/marquee.css';

/** Speed of a marquee whose owner sets 1. */
const pxPerSecond = 80;

/** Running text; the shape of a wave is not supported. site#marquee */
export function mount(block: HTMLElement): Mounted {
  const marquee = block.querySelector<HTMLElement>('.Marquee');
  const display = marquee?.querySelector<HTMLElement>('.Marquee-display');
  const props = readFields(parseProps(marquee?.querySelector('.Marquee-props')?.textContent));
  const items = Array.isArray(props.marqueeItems) ? props.marqueeItems : [];
  const texts = items.map((item) => readText(readFields(item).text)).filter(Boolean);
  if (!marquee || !display || texts.length === 0) throw blockSkipped('no-text');
  const before = Array.from(display.childNodes);
  const removeStyles = adoptStyles(document, styles);
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

  let motion: Animation | undefined;
  const unwatch = watchOwnBox(display, (widthPx) => {
    motion?.cancel();
    track.replaceChildren();
    addItems();
    const isStill = prefersLessMotion(window);
    display.toggleAttribute('data-ss-still', isStill);
    if (isStill) return;
    const turnPx = track.getBoundingClientRect().width;
    if (turnPx < 1) return;
    for (let filledPx = turnPx; filledPx < widthPx + turnPx; filledPx += turnPx) addItems();
    motion = run(track, turnPx, props);
  });
  const controller = new AbortController();
  if (readFlag(props.pausedOnHover)) {
    for (const name of ['pointerenter', 'focusin']) display.addEventListener(name, () => motion?.pause(), controller);
    for (const name of ['pointerleave', 'focusout']) display.addEventListener(name, () => motion?.play(), controller);
  }
  marquee.dataset.ready = 'true';
  return {
    dispose() {
      controller.abort();
      unwatch();
      motion?.cancel();
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

/** Moves the track by the width of its texts, endlessly. */
function run(track: HTMLElement, turnPx: number, { animationDirection, animationSpeed }: Fields): Animation {
  const frames = [{ transform: 'none' }, { transform: `translateX(${-turnPx}px)` }];
  if (animationDirection === 'right') frames.reverse();
  return track.animate(frames, {
    duration: (1000 * turnPx) / (pxPerSecond * Math.max(0.1, readNumber(animationSpeed) ?? 1)),
    iterations: Number.POSITIVE_INFINITY,
  });
}
