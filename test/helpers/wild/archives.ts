/**
 * Formats in which browsers and their add-ons save a page with its resources: MHTML, HAR, SingleFile, and a page with a folder.
 */

export interface SavedWith {
  readonly path: string;
  readonly contentType: string;
  readonly text: string;
}
const origin = 'https://pots.example';

const quotedPrintable = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte === 10
        ? '\r\n'
        : byte < 32 || byte > 126 || byte === 61
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCharCode(byte),
    )
    .join('')
    .replace(/[^\r\n]{74}(?=[^\r\n])/g, (line) => {
      const cut = /=[0-9A-F]?$/.exec(line)?.index ?? line.length;
      return `${line.slice(0, cut)}=\r\n${line.slice(cut)}`;
    });
const withoutScripts = (html: string): string => html.replace(/<script(?![^>]*application\/json)[\s\S]*?<\/script>/g, '');

/** Returns a page as MHTML, without scripts, which every browser removes. */
export function asMhtml(html: string, saved: readonly SavedWith[]): string {
  const parts = [
    `Content-Type: text/html\r\nContent-ID: <frame-0@mhtml.blink>\r\nContent-Transfer-Encoding: ` +
      `quoted-printable\r\nContent-Location: ${origin}/\r\n\r\n${quotedPrintable(withoutScripts(html))}\r\n`,
    ...saved.map(
      ({ path, contentType, text }) =>
        `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: base64\r\nContent-Location: ` +
        `${origin}${path}\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`,
    ),
  ];
  return (
    `From: <Saved by Blink>\r\nSnapshot-Content-Location: ${origin}/\r\nMIME-Version: 1.0\r\nContent-Type: ` +
    `multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----MultipartBoundary--x"\r\n\r\n\r\n${parts.map((part) => `------MultipartBoundary--x\r\n${part}`).join('')}------MultipartBoundary--x--\r\n`
  );
}

/** Returns a page as HAR, with a body in base64, an entry without a body, and a failed response. */
export function asHar(html: string, saved: readonly SavedWith[]): string {
  const entry = (path: string, mimeType: string, content: object, status = 200) => ({
    _resourceType: mimeType.startsWith('text/html') ? 'document' : 'other',
    request: { method: 'GET', url: origin + path },
    response: { status, content: { mimeType, ...content } },
  });
  return JSON.stringify({
    log: {
      version: '1.2',
      entries: [
        entry('/', 'text/html; charset=utf-8', { text: html }),
        ...saved.map(({ path, contentType, text }) =>
          entry(path, contentType, { text: Buffer.from(text).toString('base64'), encoding: 'base64' }),
        ),
        entry('/lost.png', 'image/png', {}),
        entry('/gone.css', 'text/css', { text: null }, 404),
      ],
    },
  });
}

/** Returns a page as SingleFile saves it: pictures as data URLs, no scripts, and a policy that forbids them. */
export const asSingleFile = (html: string, saved: readonly SavedWith[]): string =>
  saved.reduce(
    (page, { path, contentType, text }) =>
      page.replaceAll(path, `data:${contentType};base64,${Buffer.from(text).toString('base64')}`),
    withoutScripts(html)
      .replace(
        /<html([^>]*)>/,
        `<html$1><!--\n Page saved with SingleFile \n url: ${origin}/ \n saved date: Sun Nov 22 2026\n-->`,
      )
      .replace(
        /<head>/,
        `<head><meta http-equiv=content-security-policy content="default-src 'none'; font-src 'self' data:; img-src 'self' ` +
          `data:; style-src 'unsafe-inline'; script-src 'unsafe-inline' data:">`,
      ),
  );

/**
 * Returns a page as browsers save it "complete": its current DOM, with copies of its files in a folder beside it. Addresses in
 * data attributes remain those of the platform.
 */
export function asComplete(
  html: string,
  saved: readonly SavedWith[],
  folder: string,
): { html: string; files: readonly SavedWith[] } {
  const at = `./${encodeURIComponent(folder).replaceAll('%26', '&amp;')}`;
  const copy = ({ path }: SavedWith) => path.replace(/^.*\/([^/]+)\.(\w+)$/, '$1(1).$2');
  const far = (path: string) => `https://images.squarespace-cdn.com/content/v1/5f${path}`;
  const drawn = saved.reduce(
    (page, picture) =>
      page
        .replaceAll(
          `data-src="${picture.path}"`,
          `data-src="${far(picture.path)}" src="${at}/${copy(picture)}" data-image-resolution="100w"`,
        )
        .replaceAll(`data-image="${picture.path}"`, `data-image="${far(picture.path)}"`),
    html.replace(/src="[^"]*?([^"/]+-min\.en-US\.js|site-bundle\.\w+\.js)"/g, `src="${at}/$1.download"`),
  );
  const scripts = [...drawn.matchAll(/_files\/([^"]+\.download)"/g)].map(([, name = '']) => name);
  return {
    html: `${drawn.replace(/<html[^>]*>/, '<!-- saved from url=(0021)https://pots.example/ -->\n<html class="js yui3-js-enabled" id="yui_3_17_2_1_1_10">').replace('</body>', `<iframe src="${at}/saved_resource.html"></iframe><script src="${at}/owners.js.download"></script></body>`)}`,
    files: [
      ...saved.map((picture) => ({ ...picture, path: copy(picture) })),
      ...new Set(scripts),
      'owners.js.download',
      'saved_resource.html',
    ].map((file) => {
      if (typeof file !== 'string') return file;
      if (file === 'saved_resource.html')
        return { path: file, contentType: 'text/html', text: '<!doctype html><title>A frame</title>' };
      const text = file === 'owners.js.download' ? 'window.ownersRan = true' : 'throw new Error("The platform’s copy runs.")';
      return { path: file, contentType: 'text/javascript', text };
    }),
  };
}
