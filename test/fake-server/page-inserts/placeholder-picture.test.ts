import { describe, expect, test } from 'vitest';
import { placeholderAt } from '../../../fake-server/page-inserts/placeholder-picture.ts';
import { call, siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

describe('placeholder pictures', () => {
  test('have the dimensions of their path, as size and as text', () => {
    const { svg, dimensions } = placeholderAt('/_placeholder/1500x1000.svg') ?? { svg: '', dimensions: '' };
    expect(dimensions).toBe('1500x1000');
    expect(svg).toContain('width="1500" height="1000" viewBox="0 0 1500 1000"');
    expect(svg).toContain('>1500 × 1000</text>');
    expect(placeholderAt('/_placeholder/20x20.svg')?.svg).not.toContain('<text');
  });

  test('are a grey on which white text has a contrast of 3:1 and black text one of 4.5:1, with a label of 1/36 of the size', () => {
    const svg = placeholderAt('/_placeholder/1800x2700.svg')?.svg ?? '';
    expect(svg).toContain('font-size="50"');
    const [red = 0, green = 0, blue = 0] = (/background:#(\w{6})/.exec(svg)?.[1]?.match(/../g) ?? []).map((pair) => {
      const part = Number.parseInt(pair, 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    expect(1.05 / (luminance + 0.05)).toBeGreaterThan(3);
    expect((luminance + 0.05) / 0.05).toBeGreaterThan(4.5);
  });

  test.each(['/_placeholder/0x10.svg', '/_placeholder/100000x1.svg', '/_placeholder/1x1.svg/', '/_placeholder/"x1.svg'])(
    '%s is not one',
    (path) => {
      expect(placeholderAt(path)).toBeNull();
    },
  );

  test('are served on sites of saved pages, marked by a header, and not on fixture sites; a missing picture itself is 404', async () => {
    const platform = await startPlatform([siteFolder('saved', { 'index.html': '<img src="none.jpg">' }), 'clean']);
    const host = (site: string) => ({ host: `${site}.localhost:${platform.port}` });
    const picture = await call(platform, '/_placeholder/30x20.svg', host('saved'));
    expect(picture.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-ss-placeholder': '30x20' });
    expect((await call(platform, '/none.jpg', host('saved'))).status).toBe(404);
    expect((await call(platform, '/_placeholder/30x20.svg', host('clean'))).status).toBe(404);
  });
});
