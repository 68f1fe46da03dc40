import { decodePage } from '../html/page-text.ts';
import { applyEdits, type Edit } from '../html/place-map.ts';
import { tokenize } from '../html/tokenize.ts';

/** Address of a style element's sheet, as Chromium saves it. */
const sheetOfStyle = /^cid:css-[^@]*@mhtml\.blink$/;

/**
 * Returns a page of an MHTML file with its style elements behind its last style sheet, because most published pages have them
 * there. Chromium saves them as links at the start of the head, so that the style sheets win that they override in the page.
 */
export function withStylesInOrder(bytes: Buffer): Buffer {
  const { text, encode } = decodePage(bytes);
  const removals: Edit[] = [];
  let lastSheetEnd = -1;
  tokenize(text, {
    onStartTag(tag) {
      if (tag.name !== 'link' || !/\bstylesheet\b/i.test(tag.value('rel') ?? '')) return;
      if (lastSheetEnd < 0 && sheetOfStyle.test(tag.value('href') ?? ''))
        removals.push({ from: tag.start, to: tag.end, text: '' });
      else lastSheetEnd = tag.end;
    },
  });
  if (removals.length === 0 || lastSheetEnd < 0) return bytes;
  const links = removals.map(({ from, to }) => text.slice(from, to)).join('');
  return encode(applyEdits(text, [...removals, { from: lastSheetEnd, to: lastSheetEnd, text: links }]));
}
