import type { Palette } from '../palette.ts';

/** Little, and dark. */
export const minimalDark: Palette = {
  water: '#14171a',
  land: '#24282d',
  coast: '#3a4047',
  border: '#434950',
  text: '#b4bac1',
  halo: '#14171a',
  marker: '#f2f2f2',
};
