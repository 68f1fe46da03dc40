import { type Token, tokenizer, tokTypes } from 'acorn';
import { type MappedText, mappedThrough } from '../text/mapped-text.ts';
import type { LiteralNode } from './literal-node.ts';
import { readJson } from './read-json.ts';
import { readScriptObject, scriptOptions } from './read-script-object.ts';
import { type LiteralProblem, readString } from './string-literal.ts';

/** A page context that a script assigns: what it holds and the text its indexes belong to, or why it cannot be read. */
export type PageContextFound = { readonly text: MappedText } & (
  | { readonly node: LiteralNode }
  | { readonly problem: LiteralProblem }
);

const contextName = 'SQUARESPACE_CONTEXT';

/** Every `Static.SQUARESPACE_CONTEXT = {…}` of a script, not those in its strings and comments. Nothing is evaluated. */
export function findPageContexts(script: MappedText): PageContextFound[] {
  const { text } = script;
  if (!text.includes(contextName)) return [];
  const found: PageContextFound[] = [];
  let end = 0;
  for (const valueAt of assignedValues(text)) {
    const context = valueAt < end ? undefined : readContext(script, valueAt);
    if (context) found.push(context);
    // A script with a syntax error does not run, so nothing behind it counts.
    if (context && 'problem' in context) break;
    if (context?.text === script) end = context.node.end;
  }
  return found;
}

/** Index of each value that a script gives to the name: `x.NAME =`, `x["NAME"] =`, `NAME:`. */
function* assignedValues(text: string): Generator<number> {
  let before: ScriptToken | undefined;
  let name: ScriptToken | undefined;
  let operator: ScriptToken | undefined;
  for (const token of tokensOf(text)) {
    const key: ScriptToken | undefined = name?.type === tokTypes.bracketR ? before : name;
    const isQuoted = key?.type === tokTypes.string;
    const isAssigned = operator?.type === tokTypes.eq || operator?.type === tokTypes.colon;
    if (isAssigned && key && (key === name || isQuoted) && nameOf(text, key) === contextName) yield token.start;
    [before, name, operator] = [name, operator, token];
  }
}

const nameOf = (text: string, { type, start, end }: ScriptToken): string | undefined => {
  if (type === tokTypes.name) return text.slice(start, end);
  return type === tokTypes.string ? text.slice(start + 1, end - 1) : undefined;
};

type ScriptToken = Pick<Token, 'type' | 'start' | 'end'>;

/** Places that may be misread in one script (our choice): tokens alone do not always tell a division from a regular expression. */
const maxMisread = 100;

/** The tokens of a script. Behind something that cannot be read, which a browser would not run or we may have misread, it goes on. */
function* tokensOf(text: string): Generator<ScriptToken> {
  let base = 0;
  for (let misread = 0; misread < maxMisread; misread += 1) {
    try {
      for (const { type, start, end } of tokenizer(text.slice(base), scriptOptions)) {
        yield { type, start: base + start, end: base + end };
      }
      return;
    } catch (error) {
      if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
      const { pos, raisedAt } = error as Error & { pos?: number; raisedAt?: number };
      // A comment that is not closed takes the rest of the script with it.
      if (pos === undefined || raisedAt === undefined || text.startsWith('/*', base + pos)) return;
      base += Math.max(raisedAt, pos + 1);
    }
  }
}

function readContext(script: MappedText, at: number): PageContextFound | undefined {
  const { text } = script;
  if (text[at] === '{') return { text: script, ...readScriptObject(text, at) };
  const jsonText = jsonParseArgument(text, at);
  if (jsonText === undefined) return undefined;
  const read = readString(text, jsonText, 'script');
  if ('problem' in read) return { text: script, problem: read.problem };
  return { text: mappedThrough(read.value, script), ...readJson(read.value.text) };
}

/** Index of the string's quote in `JSON.parse("…")`. */
function jsonParseArgument(text: string, at: number): number | undefined {
  const call = /JSON\s*\.\s*parse\s*\(\s*(?=["'`])/y;
  call.lastIndex = at;
  return call.test(text) ? call.lastIndex : undefined;
}
