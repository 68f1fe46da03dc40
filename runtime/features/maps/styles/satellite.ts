import type { Palette } from '../palette.ts';

/** As from above. Drawn, as the others are: pictures from space are no part of the embedded map. */
export const satellite: Palette = {
  water: '#10263d',
  land: '#4d5f3b',
  coast: '#7e8f63',
  border: '#c9cfae',
  text: '#ffffff',
  halo: '#1a2416',
  marker: '#ff5a45',
};
