import type { Palette } from '../palette.ts';

/** Without a colour: the default of spec 1 §3. */
export const grayscale: Palette = {
  water: '#cfd2d4',
  land: '#f2f2f2',
  coast: '#a9adb0',
  border: '#b5b5b5',
  text: '#4a4a4a',
  halo: '#ffffff',
  marker: '#3a3a3a',
};
