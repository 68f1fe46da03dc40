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
