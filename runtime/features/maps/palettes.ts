import type { MapStyle } from '../../contract/maps/map-block.ts';

/** Colours of one style. */
export interface Palette {
  readonly water: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  /** Colour of names, and of their outline. */
  readonly text: string;
  readonly halo: string;
  readonly marker: string;
}

/** The colours of each style. maps#palettes */
export const palettes: Readonly<Record<MapStyle, Palette>> = {
  Original: {
    water: '#aadaee',
    land: '#f3efe6',
    coast: '#86b9d0',
    border: '#b9a8b4',
    text: '#3c4043',
    halo: '#ffffff',
    marker: '#d23f31',
  },
  Grayscale: {
    water: '#cfd2d4',
    land: '#f2f2f2',
    coast: '#a9adb0',
    border: '#b5b5b5',
    text: '#4a4a4a',
    halo: '#ffffff',
    marker: '#3a3a3a',
  },
  // Drawn in the colours of aerial pictures: the embedded map has no pictures.
  Satellite: {
    water: '#10263d',
    land: '#4d5f3b',
    coast: '#7e8f63',
    border: '#c9cfae',
    text: '#ffffff',
    halo: '#1a2416',
    marker: '#ff5a45',
  },
  MinimalDark: {
    water: '#14171a',
    land: '#24282d',
    coast: '#3a4047',
    border: '#434950',
    text: '#b4bac1',
    halo: '#14171a',
    marker: '#f2f2f2',
  },
  MinimalLight: {
    water: '#e9edef',
    land: '#fbfbfa',
    coast: '#cdd4d8',
    border: '#dcdcdc',
    text: '#5f656b',
    halo: '#ffffff',
    marker: '#22262a',
  },
  MinimalBlue: {
    water: '#1c4f82',
    land: '#e8f1f9',
    coast: '#14406b',
    border: '#a9c4dd',
    text: '#173f67',
    halo: '#ffffff',
    marker: '#c2410c',
  },
};
