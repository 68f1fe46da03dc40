import type { MapOptions } from '../../contract/maps/map-block.ts';
import type { Palette } from './palettes.ts';

/** A rule of the hosted library: https://developers.google.com/maps/documentation/javascript/style-reference */
interface StyleRule {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: readonly Readonly<Record<string, string | number>>[];
}

type Style = Pick<MapOptions, 'style' | 'showLabels' | 'showTerrain'>;

/** Returns the hosted library's map type. */
export const hostedType = ({ style, showLabels, showTerrain }: Style): string => {
  if (style === 'Satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
};

/** Returns a named style as rules of the hosted library. maps#library-style */
export function styleRules({ style, showLabels }: Style, { water, land, border, text, halo }: Palette): readonly StyleRule[] {
  const color = (featureType: string, elementType: string, value: string): StyleRule => ({
    featureType,
    elementType,
    stylers: [{ color: value }],
  });
  const rules: StyleRule[] = [];
  if (style === 'Grayscale') rules.push({ stylers: [{ saturation: -100 }] });
  if (style.startsWith('Minimal'))
    rules.push(
      color('all', 'geometry', land),
      color('water', 'geometry', water),
      color('road', 'geometry', border),
      color('all', 'labels.text.fill', text),
      color('all', 'labels.text.stroke', halo),
      { featureType: 'poi', stylers: [{ visibility: 'off' }] },
      { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
    );
  if (!showLabels) rules.push({ elementType: 'labels', stylers: [{ visibility: 'off' }] });
  return rules;
}
