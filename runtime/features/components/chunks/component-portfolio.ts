import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { followMarks } from '../../../browser/follow-marks.ts';
import { prefersLessMotion } from '../../../browser/less-motion.ts';
import { watchBox } from '../../../browser/watch-box.ts';
import { type Fields, readFields, readFlag, readText } from '../../../contract/read.ts';
import { contextPart } from '../../../contract/site/page-context.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';
import { loadPictures } from '../lists/load-pictures.ts';
import styles from '../lists/portfolio.css';
import { parseProps } from '../parse-props.ts';

/** Attributes of the root, by their names in `data-props`, where neither the page's tweaks nor the markup sets one. */
const defaults: Readonly<Record<string, string>> = {
  layout: 'stacked',
  delimiter: 'none',
  verticalAlign: 'middle',
  horizontalAlign: 'center',
  animation: 'fade',
  animationDuration: 'medium',
  width: 'full',
  height: 'large',
};
/** Tweaks that are not attributes of the root. */
const notAttributes = ['persistSelection', 'spacingHorizontal', 'spacingVertical', 'customHeight'];
/** The platform's CSS has the transitions without their durations. */
const durationsMs: Readonly<Record<string, number>> = { none: 0, fast: 300, medium: 600, slow: 1000 };
/** A narrower portfolio is condensed: one column with its picture in the middle. */
const condensedPx = 576;

/** Returns `forward-slash` for `Forward Slash` and for `forwardSlash`. */
const kebab = (text: string): string => text.replace(/([a-z])\s*([A-Z])|\s+/g, '$1-$2').toLowerCase();

/** Sets the attributes of the root, from the tweaks, from the markup of a saved page that has lost them, or from the defaults. */
function setAttributes(element: HTMLElement, names: Fields, tweak: (name: string) => unknown): void {
  for (const name of Object.keys({ ...defaults, ...names })) {
    if (notAttributes.includes(name)) continue;
    const attribute = `data-${kebab(name)}`;
    const value = `${tweak(name) ?? ''}` || element.getAttribute(attribute) || defaults[name];
    if (value) element.setAttribute(attribute, kebab(value));
  }
}

/**
 * A portfolio: each title shows its picture, and both lists have the same order. The page's tweaks set attributes of the root.
 * site#portfolio
 */
export function mount(element: HTMLElement, page: Page): Mounted {
  const props = readFields(parseProps(element.dataset.props));
  const names = readFields(props.tweaks);
  const tweak = (name: string) => contextPart(page.rawContext, 'tweakJSON')[`${names[name]}`];
  const links = Array.from(element.querySelectorAll<HTMLElement>('.portfolio-hover-item'));
  const pictures = Array.from(element.querySelectorAll<HTMLElement>('.portfolio-hover-bg'));
  const backgrounds = element.querySelector<HTMLElement>('.portfolio-hover-backgrounds');
  const removeStyles = adoptStyles(document, styles);
  element.dataset.ssPart = 'portfolio';

  const mode = readText(props.mode, 'hover-cover');
  element.setAttribute('data-mode', mode);
  setAttributes(element, names, tweak);
  const { animation, animationDuration = '', height } = element.dataset;
  const isStill = prefersLessMotion(window);
  if (isStill && animation !== 'none') element.dataset.animation = 'none';
  const heightVh = Number.parseFloat(`${tweak('customHeight')}`);
  if (height === 'custom' && heightVh > 0)
    for (const each of [element, element.querySelector<HTMLElement>('.portfolio-hover-display')])
      if (each) each.style.minHeight = `${heightVh}vh`;
  for (const picture of pictures) preparePicture(picture, page, durationsMs[animationDuration] ?? durationsMs.medium);

  const controller = new AbortController();
  const { signal } = controller;
  const isKept = readFlag(tweak('persistSelection'));
  let shown = -1;
  const show = (index: number): void => {
    if (index === shown) return;
    for (const list of [pictures, links]) {
      // A picture that was never active has no transition when it is hidden.
      list[shown]?.setAttribute('data-active', 'false');
      list[index]?.setAttribute('data-active', 'true');
    }
    for (const at of [shown, index]) pictures[at]?.setAttribute('data-animated', `${!isStill}`);
    shown = index;
    backgrounds?.setAttribute('data-active', `${index >= 0}`);
  };
  const moveTo = (x: number, y: number): void => {
    if (backgrounds && mode === 'hover-follow') centreOn(backgrounds, x, y);
  };
  const moveToMiddle = (link: HTMLElement): void => {
    const { left, top, width, height } = link.getBoundingClientRect();
    moveTo(left + width / 2, top + height / 2);
  };
  links.forEach((link, index) => {
    link.addEventListener('pointerenter', () => show(index), { signal });
    link.addEventListener('pointermove', ({ clientX, clientY }) => moveTo(clientX, clientY), { signal });
    link.addEventListener(
      'focus',
      () => {
        moveToMiddle(link);
        show(index);
      },
      { signal },
    );
    for (const name of ['pointerleave', 'blur']) link.addEventListener(name, () => isKept || isTouched || show(-1), { signal });
  });
  const isTouched = matchMedia('(hover: none) and (pointer: coarse)').matches;
  const watch = new IntersectionObserver(
    (entries) => {
      const link = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
      if (link) show(links.indexOf(link));
    },
    { rootMargin: '-45% 0px' },
  );
  if (isTouched) for (const link of links) watch.observe(link);
  show(isKept || isTouched ? 0 : -1);
  const stop = followActive(pictures, (at) => at !== shown && show(at));
  const end = watchBox(element, (widthPx) => element.setAttribute('data-condensed', `${widthPx < condensedPx}`));
  return {
    dispose() {
      for (const dispose of [stop, end, removeStyles]) dispose();
      controller.abort();
      watch.disconnect();
      delete element.dataset.ssPart;
      if (backgrounds) backgrounds.style.transform = '';
    },
  };
}

/** Runs `onActive` with the index of a picture that is marked as the active one. */
const followActive = (pictures: readonly HTMLElement[], onActive: (index: number) => void): (() => void) =>
  followMarks(pictures, ['data-active'], (picture) => {
    if (picture.getAttribute('data-active') === 'true') onActive(pictures.indexOf(picture as HTMLElement));
  });

function preparePicture(picture: HTMLElement, page: Page, durationMs: number | undefined): void {
  void loadPictures(picture, page).catch(page.errors.report);
  const image = picture.querySelector('img');
  if (image) {
    image.style.display = 'block';
    // The server's `sizes` of 0 would choose the smallest file.
    image.sizes = '100vw';
  }
  const moved = picture.querySelector<HTMLElement>('.portfolio-hover-bg-img');
  if (moved) moved.style.transitionDuration = `${durationMs}ms`;
}

/** Moves the middle of an element to a place in the window. */
function centreOn(element: HTMLElement, x: number, y: number): void {
  const base = element.offsetParent?.getBoundingClientRect();
  if (!base) return;
  const { offsetWidth, offsetHeight, style } = element;
  style.transform = `translate3d(${x - base.left - offsetWidth / 2}px,${y - base.top - offsetHeight / 2}px,0)`;
}
