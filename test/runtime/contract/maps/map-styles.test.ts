import { expect, test } from 'vitest';
import { mapStyles } from '../../../../runtime/contract/maps/map-styles.ts';

// maps#styles
test('map styles are the six of spec 1 §2, numbered in its order', () => {
  expect(mapStyles).toEqual({ Original: 1, Grayscale: 2, Satellite: 3, MinimalDark: 4, MinimalLight: 5, MinimalBlue: 6 });
});
