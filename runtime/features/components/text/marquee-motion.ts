import { isMotionOff, prefersLessMotion } from '../../../browser/less-motion.ts';
import type { Chunks } from '../../../browser/load-chunk.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { watchOwnBox } from '../../../browser/watch-own-box.ts';
import { type Fields, readFlag, readNumber } from '../../../contract/read.ts';
import { marquee as english } from '../../../contract/texts/en/common.ts';
import { createPlayButton } from '../../../ui/dom/autoplay.ts';

interface MarqueeOptions {
  readonly display: HTMLElement;
  /** Contains the track; a link if the owner has set an address. */
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  /** Adds all texts to the track once. */
  readonly addItems: () => void;
  readonly props: Fields;
  readonly chunks: Chunks;
}

/** Speed of a marquee whose owner sets 1. */
const pxPerSecond = 80;

/** Moves the words, with a button that pauses and plays them: site#motion-control. Returns a function that ends both. */
export function startMarquee({ display, root, track, addItems, props, chunks }: MarqueeOptions): () => void {
  let motion: Animation | undefined;
  /** Without motion the text shows all of its words. */
  let isStill = false;
  let isPaused = false;
  let isPlayedByHand = false;
  let isHeld = false;
  let latestWidthPx = 0;
  let showState = (_isPlaying: boolean): void => {};
  const update = (): void => {
    if (isPaused || isHeld) motion?.pause();
    else motion?.play();
    showState(!isStill && !isPaused);
  };
  const draw = (widthPx: number): void => {
    latestWidthPx = widthPx;
    motion?.cancel();
    motion = undefined;
    track.replaceChildren();
    addItems();
    isStill = prefersLessMotion(window) && !isPlayedByHand;
    display.toggleAttribute('data-ss-still', isStill);
    update();
    if (isStill) return;
    const turnPx = track.getBoundingClientRect().width;
    if (turnPx < 1) return;
    for (let filledPx = turnPx; filledPx < widthPx + turnPx; filledPx += turnPx) addItems();
    motion = run(track, turnPx, props);
    update();
  };
  const unwatch = watchOwnBox(display, draw);
  const controller = new AbortController();
  let stopTexts = (): void => {};
  if (!isMotionOff(window)) {
    const button = createPlayButton('ss-marquee-play', (show) => {
      stopTexts = withTexts(chunks, { marquee: english }, (texts) => show(texts.marquee));
    });
    showState = button.show;
    button.element.addEventListener('click', () => {
      const plays = isStill || isPaused;
      isPaused = !plays;
      isPlayedByHand ||= plays;
      if (isStill) draw(latestWidthPx);
      update();
    });
    display.prepend(button.element);
    update();
  }
  if (readFlag(props.pausedOnHover)) {
    const hold = (holds: boolean) => () => {
      isHeld = holds;
      update();
    };
    // The link alone, so that the button plays at once.
    for (const name of ['pointerenter', 'focusin']) root.addEventListener(name, hold(true), controller);
    for (const name of ['pointerleave', 'focusout']) root.addEventListener(name, hold(false), controller);
  }
  return () => {
    controller.abort();
    unwatch();
    stopTexts();
    motion?.cancel();
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
