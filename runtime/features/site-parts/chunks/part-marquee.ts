import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { prefersReducedMotion } from '../../../browser/prefers-reduced-motion.ts';
import { safeLink } from '../../../browser/safe-link.ts';
import { watchOwnBox } from '../../../browser/watch-own-box.ts';
import { readFields, readFlag, readNumber, readText } from '../../../contract/read.ts';
import { blockSkipped } from '../../../page/block-skipped.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { parseProps } from '../parse-props.ts';
import styles from '../text/marquee.css';

/** At speed 1 (our choice). */
const pxPerSecond = 80;

/**
 * Words that run across the page, again and again; the pointer or the focus on them holds them where their owner says so, and they stand still,
 * once, for who wants less motion. Screen readers hear them once. Its waves are not drawn. Wild 2 §6 "marquee".
 */
export function mount(block: HTMLElement): Mounted {
  const marquee = block.querySelector<HTMLElement>('.Marquee');
  const display = marquee?.querySelector<HTMLElement>('.Marquee-display');
  const props = readFields(parseProps(marquee?.querySelector('.Marquee-props')?.textContent));
  const items = Array.isArray(props.marqueeItems) ? props.marqueeItems : [];
  const texts = items.map((item) => readText(readFields(item).text)).filter(Boolean);
  if (!marquee || !display || texts.length === 0) throw blockSkipped('no-text');
  const before = Array.from(display.childNodes);
  const removeStyles = adoptStyles(document, styles);
  const size = readFields(props.textSize);
  const gap = readFields(props.itemSpacing);
  const [, level] = /^heading-([1-4])$/.exec(readText(props.textStyle)) ?? [];
  const link = safeLink(props.linkTo, '');

  const heard = Object.assign(document.createElement('span'), { className: 'ss-heard', textContent: texts.join(' ') });
  const track = Object.assign(document.createElement('div'), { className: 'ss-marquee-track' });
  track.setAttribute('aria-hidden', 'true');
  const whole = link ? Object.assign(document.createElement('a'), { href: link.url }) : document.createElement('div');
  whole.append(heard, track);
  const value = readNumber(size.value);
  if (value) display.style.fontSize = `${value}${readText(size.unit, 'rem')}`;
  display.style.setProperty('--ss-gap', `${readNumber(gap.value) ?? 1}${readText(gap.unit, 'em')}`);
  display.dataset.ssPart = 'marquee';
  display.replaceChildren(whole);
  const addItems = (): void => {
    for (const text of texts) {
      // The page's CSS knows headings by their names; hidden from screen readers, it is none to them.
      const item = document.createElement(level ? `h${level}` : 'p');
      item.textContent = text;
      item.dir = 'auto';
      item.style.fontSize = value ? 'inherit' : '';
      track.append(item);
    }
  };

  let run: Animation | undefined;
  const end = watchOwnBox(display, (widthPx) => {
    run?.cancel();
    track.replaceChildren();
    addItems();
    const isReduced = prefersReducedMotion(window);
    display.toggleAttribute('data-ss-still', isReduced);
    if (isReduced) return;
    const turnPx = track.getBoundingClientRect().width;
    if (turnPx < 1) return;
    for (let filledPx = turnPx; filledPx < widthPx + turnPx; filledPx += turnPx) addItems();
    const frames = [{ transform: 'none' }, { transform: `translateX(${-turnPx}px)` }];
    if (props.animationDirection === 'right') frames.reverse();
    run = track.animate(frames, {
      duration: (1000 * turnPx) / (pxPerSecond * Math.max(0.1, readNumber(props.animationSpeed) ?? 1)),
      iterations: Number.POSITIVE_INFINITY,
    });
  });
  const over = new AbortController();
  if (readFlag(props.pausedOnHover))
    for (const [name, verb] of [
      ['pointerenter', 'pause'],
      ['focusin', 'pause'],
      ['pointerleave', 'play'],
      ['focusout', 'play'],
    ] as const)
      display.addEventListener(name, () => run?.[verb](), over);
  marquee.dataset.ready = 'true';
  return {
    dispose() {
      over.abort();
      end();
      run?.cancel();
      removeStyles();
      display.replaceChildren(...before);
      delete display.dataset.ssPart;
      display.removeAttribute('data-ss-still');
      delete marquee.dataset.ready;
    },
  };
}
