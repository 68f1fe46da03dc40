import { expect, test } from 'vitest';
import { mapStyles } from '../../../runtime/contract/maps/map-block.ts';
import { palettes } from '../../../runtime/features/maps/palettes.ts';
import { hostedType, styleRules } from '../../../runtime/features/maps/style-rules.ts';

// maps#palettes
test('each of the six styles has seven colours', () => {
  expect(Object.keys(palettes)).toEqual(Object.keys(mapStyles));
  for (const palette of Object.values(palettes)) {
    expect(Object.values(palette)).toHaveLength(7);
    for (const color of Object.values(palette)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test.each([
  ['Satellite', true, true, 'hybrid'],
  ['Satellite', false, false, 'satellite'],
  ['Original', true, true, 'terrain'],
  ['Grayscale', true, false, 'roadmap'],
] as const)('%s with labels %s and terrain %s is the map type %s', (style, showLabels, showTerrain, type) => {
  expect(hostedType({ style, showLabels, showTerrain })).toBe(type);
});

// maps#library-style
test('the rules for the hosted library have the colours of the style, and hide labels', () => {
  const rules = (style: keyof typeof mapStyles, showLabels: boolean) =>
    styleRules({ style, showLabels, showTerrain: false }, palettes[style]);
  expect(rules('Original', true)).toEqual([]);
  expect(rules('Grayscale', true)).toEqual([{ stylers: [{ saturation: -100 }] }]);
  expect(rules('Original', false)).toEqual([{ elementType: 'labels', stylers: [{ visibility: 'off' }] }]);
  expect(rules('MinimalBlue', true)).toContainEqual({
    featureType: 'water',
    elementType: 'geometry',
    stylers: [{ color: '#1c4f82' }],
  });
});
