import type { MapOptions } from '../../contract/maps/map-block.ts';
import type { Palette } from './palette.ts';

/** One rule of the hosted library's style language. */
interface StyleRule {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: readonly Readonly<Record<string, string | number>>[];
}

type Look = Pick<MapOptions, 'style' | 'showLabels' | 'showTerrain'>;

/** The hosted library's kind of map. */
export const hostedType = ({ style, showLabels, showTerrain }: Look): string => {
  if (style === 'Satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
};

/** The named styles in the hosted library's own language (our choice; the specification names them only). */
export function styleRules({ style, showLabels }: Look, { water, land, border, text, halo }: Palette): readonly StyleRule[] {
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
