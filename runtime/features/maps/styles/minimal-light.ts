import type { Palette } from '../palette.ts';

/** Little, and light. */
export const minimalLight: Palette = {
  water: '#e9edef',
  land: '#fbfbfa',
  coast: '#cdd4d8',
  border: '#dcdcdc',
  text: '#5f656b',
  halo: '#ffffff',
  marker: '#22262a',
};
