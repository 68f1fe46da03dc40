import { animationLimits } from '../../contract/site/constants.ts';

/** The standard transition. site#animations */
export const motionTiming = { duration: animationLimits.transitionSeconds * 1000, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;

/** Returns the keyframes that show an element; in reverse order they hide it. */
export type Effect = (element: HTMLElement) => Keyframe[];

export const fade: Effect = () => [{ opacity: 0 }, { opacity: 1 }];

export const scale: Effect = () => [
  { opacity: 0, scale: String(animationLimits.scaleHideRatio) },
  { opacity: 1, scale: '1' },
];

/** Grows to the element's height and moves the content below. */
export const expand: Effect = (element) => [
  { height: 0, paddingBlock: 0, opacity: 0, overflow: 'hidden' },
  { height: getComputedStyle(element).height, opacity: 1, overflow: 'hidden' },
];

/**
 * Opens from the upper edge without moving anything else. The first frame is transparent, not clipped, because an observer never
 * reports a clipped element.
 */
export const unroll: Effect = () => [
  { opacity: 0, clipPath: 'inset(0)' },
  { opacity: 1, clipPath: 'inset(0 0 100%)', offset: 0.01 },
  { clipPath: 'inset(0)' },
];
