import { autorowsLimits } from '../../contract/limits.ts';
import { integerOf } from '../given.ts';
import { still } from '../still.ts';

/**
 * Rows of one height each that fill the width, every picture in its own shape: what is left of a row is shared out by shape, so
 * that all of a row grow by the same factor. The last row keeps its height. Spec 1 §9 "Autorows".
 */
export const autorows = still({
  name: 'autorows',
  css: `:where([data-ss-layout=autorows]){display:flex;flex-wrap:wrap;gap:var(--ss-gap)}
:where([data-ss-layout=autorows])::after{content:"";flex:9999 1 0}
:where([data-ss-layout=autorows]>*){flex:var(--ss-ratio) 1 calc(var(--ss-ratio)*var(--ss-row));max-width:100%;min-width:0;margin:0}`,
  shape: (given) => ({
    gap: `${integerOf(given, ['gutter'], autorowsLimits.gutterPx)}px`,
    row: `${integerOf(given, ['rowHeight'], autorowsLimits.rowHeightPx, 1)}px`,
  }),
  ratio: () => 0,
  arrange({ slides }, ratios) {
    ratios.forEach((ratio, index) => {
      slides[index]?.style.setProperty('--ss-ratio', String(ratio));
    });
    return () => {};
  },
});
