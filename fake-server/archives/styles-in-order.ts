import { decodePage } from '../html/page-text.ts';
import { tokenize } from '../html/tokenize.ts';

/** Address of a style element's sheet, as Chromium saves it. */
const sheetOfStyle = /^cid:css-[^@]*@mhtml\.blink$/;

/**
 * Returns a page of an MHTML file with its style elements behind its last style sheet, because most published pages have them
 * there. Chromium saves them as links at the start of the head, so that the style sheets win that they override in the page.
 */
export function withStylesInOrder(bytes: Buffer): Buffer {
  const { text, encode } = decodePage(bytes);
  const moved: { readonly start: number; readonly end: number }[] = [];
  let lastSheetEnd = -1;
  tokenize(text, {
    onStartTag(tag) {
      const { start, end } = tag;
      if (tag.name !== 'link' || !/\bstylesheet\b/i.test(tag.value('rel') ?? '')) return;
      if (lastSheetEnd < 0 && sheetOfStyle.test(tag.value('href') ?? '')) moved.push({ start, end });
      else lastSheetEnd = end;
    },
  });
  if (moved.length === 0 || lastSheetEnd < 0) return bytes;
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of moved) {
    parts.push(text.slice(done, start));
    done = end;
  }
  const links = moved.map(({ start, end }) => text.slice(start, end));
  return encode([...parts, text.slice(done, lastSheetEnd), ...links, text.slice(lastSheetEnd)].join(''));
}
