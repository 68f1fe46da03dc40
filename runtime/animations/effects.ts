import { animationLimits } from '../contract/limits.ts';

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
  /** Opens from its upper edge without moving anything else: blocks that come into view keep their room. */
  unroll: () => [{ clipPath: 'inset(0 0 100%)' }, { clipPath: 'inset(0)' }],
} satisfies Record<string, (element: HTMLElement) => Keyframe[]>;

export type EffectName = keyof typeof effects;
