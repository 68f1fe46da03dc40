import type { Palette } from '../palette.ts';

/** The colours that maps have. */
export const original: Palette = {
  water: '#aadaee',
  land: '#f3efe6',
  coast: '#86b9d0',
  border: '#b9a8b4',
  text: '#3c4043',
  halo: '#ffffff',
  marker: '#d23f31',
};
