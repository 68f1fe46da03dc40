import { animationLimits } from '../../contract/animations/limits.ts';

/** The standard transition, 0.3 s. Spec 2 §9. */
export const motionTiming = { duration: animationLimits.transitionSeconds * 1000, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;

/** How an element comes; it goes the same way backwards. Spec 2 §4 "Animations". */
export type Effect = (element: HTMLElement) => Keyframe[];

export const fade: Effect = () => [{ opacity: 0 }, { opacity: 1 }];

export const scale: Effect = () => [
  { opacity: 0, scale: String(animationLimits.scaleHideRatio) },
  { opacity: 1, scale: '1' },
];

/** Grows to the height that it has, and pushes what follows. */
export const expand: Effect = (element) => [
  { height: 0, paddingBlock: 0, opacity: 0, overflow: 'hidden' },
  { height: getComputedStyle(element).height, opacity: 1, overflow: 'hidden' },
];

/**
 * Opens from its upper edge without moving anything else: blocks that come into view keep their room. Until then it is hidden
 * but not clipped, because what is clipped away is never seen by an observer.
 */
export const unroll: Effect = () => [
  { opacity: 0, clipPath: 'inset(0)' },
  { opacity: 1, clipPath: 'inset(0 0 100%)', offset: 0.01 },
  { clipPath: 'inset(0)' },
];
