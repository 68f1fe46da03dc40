import { animationLimits } from '../contract/limits.ts';

/** The standard transition, 0.3 s. */
export const motionTiming = { duration: animationLimits.transitionSeconds * 1000, easing: 'cubic-bezier(.2,.7,.2,1)' } as const;

/** How something comes; it goes the same way backwards. Spec 2 §4 "Animations", §9. */
export const effects = {
  fade: () => [{ opacity: 0 }, { opacity: 1 }],
  scale: () => [
    { opacity: 0, scale: String(animationLimits.scaleHideRatio) },
    { opacity: 1, scale: '1' },
  ],
  /** Grows to the height that it has, and pushes what follows. */
  expand: (element: HTMLElement) => [
    { height: 0, paddingBlock: 0, opacity: 0, overflow: 'hidden' },
    { height: getComputedStyle(element).height, opacity: 1, overflow: 'hidden' },
  ],
  /**
   * Opens from its upper edge without moving anything else: blocks that come into view keep their room. Until then it is hidden
   * but not clipped, because what is clipped away is never seen by an observer.
   */
  unroll: () => [
    { opacity: 0, clipPath: 'inset(0)' },
    { opacity: 1, clipPath: 'inset(0 0 100%)', offset: 0.01 },
    { clipPath: 'inset(0)' },
  ],
} satisfies Record<string, (element: HTMLElement) => Keyframe[]>;

export type EffectName = keyof typeof effects;
