import type { Page } from 'puppeteer';
import type { Site } from '../../../fake-server/start.ts';

const address = /^\/img\/(.+)-(\d+)x(\d+)\.svg$/;
const svg = (width = '', height = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" ` +
  'fill="teal"/></svg>';

/**
 * Returns the site with every picture `/img/NAME-WxH.svg` served by the platform. Unlike `servePictures` it leaves the page's
 * other requests and the browser's cache unchanged.
 */
export const withPictures = (site: Site): Site => ({
  ...site,
  async resolve(path, origins) {
    const [isPicture, , width, height] = address.exec(path) ?? [];
    if (!isPicture) return site.resolve(path, origins);
    return { kind: 'content', contentType: 'image/svg+xml', bytes: Buffer.from(svg(width, height)) };
  },
});

/** Returns the growing list of the pictures that a page of such a site requests, in order. */
export function picturesAskedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const [, name] = address.exec(pathname) ?? [];
    if (name) asked.push(`${name}${search}`);
  });
  return asked;
}

/** Responds to every picture of the page, `/img/NAME-WxH.svg`. Returns the growing list of requested addresses, in order. */
export async function servePictures(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const [, name, width, height] = address.exec(pathname) ?? [];
    if (!name) return void request.continue({}, 0);
    asked.push(`${name}${search}`);
    return void request.respond({ contentType: 'image/svg+xml', body: svg(width, height) }, 0);
  });
  return asked;
}
