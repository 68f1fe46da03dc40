import type { MapStyle } from '../../../contract/maps/map-styles.ts';
import type { Palette } from '../palette.ts';
import { grayscale } from './grayscale.ts';
import { minimalBlue } from './minimal-blue.ts';
import { minimalDark } from './minimal-dark.ts';
import { minimalLight } from './minimal-light.ts';
import { original } from './original.ts';
import { satellite } from './satellite.ts';

/** The six named styles of spec 1 §2; their colours are our choice. */
export const palettes: Readonly<Record<MapStyle, Palette>> = {
  Original: original,
  Grayscale: grayscale,
  Satellite: satellite,
  MinimalDark: minimalDark,
  MinimalLight: minimalLight,
  MinimalBlue: minimalBlue,
};
