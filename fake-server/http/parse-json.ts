/** The deepest nesting that is parsed: far more than real payloads have, far less than would exhaust the stack. */
const maxDepth = 200;

/** Parses JSON from outside. Throws a SyntaxError with one sentence for text that is not JSON or nests too deep. */
export function parseJson(text: string, maxLevels = maxDepth): unknown {
  if (nestsDeeperThan(text, maxLevels)) throw new SyntaxError(`the JSON nests deeper than ${maxLevels} levels`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // The engine's message quotes the text around the mistake, which may be a password.
    const reason = (error as Error).message.replace(/, (?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s, '');
    throw new SyntaxError(`the text is not JSON: ${reason}`);
  }
}

function nestsDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === backslash) at += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
  }
  return false;
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 123, 125, 91, 93];
