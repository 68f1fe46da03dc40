import { endOfGroup, maxUnclosed } from './end-of-group.ts';
import { filled, type Range } from './holes.ts';
import { bladeHoles } from './tag-holes.ts';

/** Returns a page of PHP with holes in place of its code, and of the tags and directives of Blade. */
export function phpHoles(text: string): string {
  const page = bladeHoles(filled(text, codeOf(text)));
  return filled(page, directivesOf(page));
}

/** Yields each `<?php … ?>` and `<?= … ?>`; the last one may have no end. */
function* codeOf(text: string): Generator<Range> {
  const opening = /<\?(?:php\b|=|(?=\s))/gi;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    opening.lastIndex = endOfCode(text, opening.lastIndex);
    yield [found.index, opening.lastIndex];
  }
}

/**
 * Strings, heredocs and comments, which may contain `?>`, and the end of the code. A comment of one line ends before it:
 * https://www.php.net/manual/en/language.basic-syntax.comments.php.
 */
const codeToken =
  /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|<<<[^\S\n]*["']?(\w+)["']?\r?\n[\s\S]*?(?:^[^\S\n]*\1\b|(?![\s\S]))|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|\?>/gm;

function endOfCode(text: string, start: number): number {
  codeToken.lastIndex = start;
  for (let token = codeToken.exec(text); token; token = codeToken.exec(text)) {
    if (token[0] === '?>') return codeToken.lastIndex;
  }
  return text.length;
}

/** Yields each `@name(…)` of Blade. */
function* directivesOf(text: string): Generator<Range> {
  const directive = /(?<![\w@])@[a-z]\w*(?=\()/gi;
  let unclosed = 0;
  for (let found = directive.exec(text); found && unclosed <= maxUnclosed; found = directive.exec(text)) {
    const end = endOfGroup(text, directive.lastIndex);
    if (end < 0) unclosed += 1;
    if (end < 0) continue;
    directive.lastIndex = end;
    yield [found.index, end];
  }
}
