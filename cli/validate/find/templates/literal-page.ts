import { tokenize } from '../../../../fake-server/html/tokenize.ts';
import { filled, hole, type Range } from './holes.ts';

/**
 * Returns a page whose holes are gone: white space in place of attributes and scripts with a hole, and of holes elsewhere. The
 * length is the same, so that places in the page are those in the file.
 */
export function literalPage(page: string): string {
  const blanked = filled(page, rangesWithHoles(page), ' ');
  // A tag whose name is an expression stays a tag.
  return blanked.replace(/(<\/?)\ue000+/g, (match, bracket: string) => bracket.padEnd(match.length, 'x')).replaceAll(hole, ' ');
}

/** Returns the attributes and script elements that contain holes. */
function rangesWithHoles(page: string): Range[] {
  const ranges: Range[] = [];
  const add = (start: number, end: number) => {
    if (page.slice(start, end).includes(hole)) ranges.push([start, end]);
  };
  let scriptStart = -1;
  tokenize(page, {
    onStartTag(tag) {
      if (tag.name === 'script') scriptStart = tag.start;
      for (let index = 0; index < tag.count; index += 1) {
        const { nameStart, end } = tag.at(index);
        // A tag before the name, as in `{% if %}name="…"`, is not a part of it.
        const name = /\ue000*/y;
        name.lastIndex = nameStart;
        name.test(page);
        add(name.lastIndex, end);
      }
    },
    onEndTag(name, start, end) {
      const from = scriptStart;
      if (name !== 'script' || from < 0) return;
      scriptStart = -1;
      if (!page.slice(from, start).includes(hole)) return;
      // The attributes are inside the element.
      while ((ranges.at(-1)?.[0] ?? -1) >= from) ranges.pop();
      ranges.push([from, end]);
    },
  });
  return ranges;
}
