import { integerOf, shapeRatio } from '../given.ts';
import { still } from '../still.ts';

/**
 * One slide below the other, its picture beside its text, as wide as `listImageSize` percent (30 by default, as most blocks
 * say), at the side that `listImageAlignment` names. Spec 1 §2, §3.
 */
export const list = still({
  name: 'list',
  css: `:where([data-ss-layout=list]>*){display:flex;flex-direction:var(--ss-direction);gap:var(--ss-gap);margin-block-end:var(--ss-gap)}
:where([data-ss-layout=list]>*>*){flex:1;min-width:0}
:where([data-ss-layout=list]>*>:has([data-ss-box])){flex:none;width:var(--ss-image)}`,
  shape: (given) => ({
    image: `${Math.min(100, integerOf(given, ['listImageSize'], 30, 1))}%`,
    direction: given.listImageAlignment === 'right' ? 'row-reverse' : 'row',
    gap: '20px',
  }),
  ratio: ({ imageAspectRatio }) => shapeRatio(imageAspectRatio),
});
