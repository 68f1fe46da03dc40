import type { Palette } from '../palette.ts';

/** Little, and blue. */
export const minimalBlue: Palette = {
  water: '#1c4f82',
  land: '#e8f1f9',
  coast: '#14406b',
  border: '#a9c4dd',
  text: '#173f67',
  halo: '#ffffff',
  marker: '#c2410c',
};
