import type { Page } from 'puppeteer';

/** Responds to every picture of the page, `/img/NAME-WxH.svg`. Returns the list of addresses requested, in order, which grows. */
export async function servePictures(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const [, name, width, height] = /^\/img\/(.+)-(\d+)x(\d+)\.svg$/.exec(pathname) ?? [];
    if (!name) return void request.continue({}, 0);
    asked.push(`${name}${search}`);
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
    return void request.respond({ contentType: 'image/svg+xml', body }, 0);
  });
  return asked;
}
