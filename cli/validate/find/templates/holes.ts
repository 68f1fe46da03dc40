/** Character in place of each code unit of an expression: one of the private use area, which no page contains. */
export const hole = '\ue000';

/** Returns the text with holes in place of every match of a pattern, which must be global. The length is the same. */
export const withHoles = (text: string, pattern: RegExp): string => text.replace(pattern, (match) => hole.repeat(match.length));

/** A part of a text, from one index to another. */
export type Range = readonly [start: number, end: number];

/** Returns the text with another character in place of each one in the ranges, which are in order. */
export function filled(text: string, ranges: Iterable<Range>, filling = hole): string {
  const parts: string[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    if (start < from) continue;
    parts.push(text.slice(from, start), filling.repeat(end - start));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
