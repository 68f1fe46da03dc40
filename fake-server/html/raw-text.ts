import { isSpace } from './start-tag.ts';

/** Elements whose content is text up to their end tag, in pages whose scripts run. */
export const rawElements: ReadonlySet<string> = new Set(
  'script style title textarea iframe noembed noframes noscript xmp plaintext'.split(' '),
);

/** Returns the index of the end tag of such an element, whose text begins at `start`; the length of the page without one. */
export function endOfRawText(html: string, name: string, start: number): number {
  if (name === 'plaintext') return html.length;
  const end = endTagAfter(html, name, start);
  if (name !== 'script') return end;
  const comment = html.indexOf('<!--', start);
  return comment < 0 || comment > end ? end : endOfCommentedScript(html, comment);
}

function endTagAfter(html: string, name: string, start: number): number {
  for (let at = html.indexOf('</', start); at >= 0; at = html.indexOf('</', at + 2)) {
    const end = at + 2 + name.length;
    const code = html.charCodeAt(end);
    if ((code === 62 || code === 47 || isSpace(code)) && html.slice(at + 2, end).toLowerCase() === name) return at;
  }
  return html.length;
}

/**
 * After `<!--`, a script's end tag only closes the script tag that is written inside:
 * https://html.spec.whatwg.org/multipage/parsing.html#script-data-escaped-state.
 */
function endOfCommentedScript(html: string, comment: number): number {
  const mark = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;
  mark.lastIndex = comment;
  let isCommented = false;
  let isNested = false;
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    const [written] = found;
    if (written === '<!--') {
      isCommented = true;
      // `<!-->` is a whole comment.
      mark.lastIndex -= 2;
    } else if (written === '-->') [isCommented, isNested] = [false, false];
    else if (written[1] !== '/') isNested = isCommented;
    else if (!isNested) return found.index;
    else isNested = false;
  }
  return html.length;
}
