/** A page as browsers and their add-ons save it whole: MHTML, HAR, SingleFile, and a page with a folder beside it. */

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

/** Scripts are gone, as every browser does it. */
export function asMhtml(html: string, saved: readonly SavedWith[]): string {
  const parts = [
    `Content-Type: text/html\r\nContent-ID: <frame-0@mhtml.blink>\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: ${origin}/\r\n\r\n${quotedPrintable(withoutScripts(html))}\r\n`,
    ...saved.map(
      ({ path, contentType, text }) =>
        `Content-Type: ${contentType}\r\nContent-Transfer-Encoding: base64\r\nContent-Location: ${origin}${path}\r\n\r\n${Buffer.from(text).toString('base64')}\r\n`,
    ),
  ];
  return `From: <Saved by Blink>\r\nSnapshot-Content-Location: ${origin}/\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----MultipartBoundary--x"\r\n\r\n\r\n${parts.map((part) => `------MultipartBoundary--x\r\n${part}`).join('')}------MultipartBoundary--x--\r\n`;
}

/** One body in base64, one that the browser did not keep, one answer that failed. */
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

/** One file: pictures in their addresses, no scripts, and a policy that forbids them. */
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
        `<head><meta http-equiv=content-security-policy content="default-src 'none'; font-src 'self' data:; img-src 'self' data:; style-src 'unsafe-inline'; script-src 'unsafe-inline' data:">`,
      ),
  );
