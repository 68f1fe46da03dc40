import { scriptJson } from '../html/escape.ts';

/**
 * Puts a script right before the boot script that lays other cookie settings over those the page says of itself. A page without
 * the boot script, or without a page context, stays as it is.
 */
export function putSettings(html: Buffer, boot: string, settings: object): Buffer {
  const at = html.indexOf(`<script src="${boot}"`);
  if (at < 0) return html;
  const script = `<script>if (window.Static && Static.SQUARESPACE_CONTEXT) Static.SQUARESPACE_CONTEXT.cookieSettings = ${scriptJson(settings)};</script>\n`;
  return Buffer.concat([html.subarray(0, at), Buffer.from(script), html.subarray(at)]);
}
