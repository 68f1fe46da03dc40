import { readJson, readScriptLiteral } from './literal.ts';
import type { LiteralNode } from './literal-node.ts';
import { type MappedText, mappedThrough } from './mapped-text.ts';
import { skipExpression, skipToken, skipTrivia, skipWord } from './script-tokens.ts';
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
  let previous = '';
  let at = skipTrivia(text, 0);
  while (at < text.length) {
    // What is not closed may be our own misreading; the next character is tried.
    const closed = skipToken(text, at, previous);
    const end = closed < 0 ? at + 1 : closed;
    previous = text.slice(at, end);
    const valueAt = previous === contextName || isQuotedName(previous) ? assignedValue(text, end, isQuotedName(previous)) : -1;
    const context = valueAt < 0 ? undefined : readContext(script, valueAt);
    if (context) found.push(context);
    // A script with a syntax error does not run, so nothing behind it counts.
    if (context && 'problem' in context) break;
    at = skipTrivia(text, context ? skipExpression(text, valueAt) : end);
  }
  return found;
}

/** Index of what is assigned to the name that ends at `end`; -1 when nothing is. */
function assignedValue(text: string, end: number, quoted: boolean): number {
  let at = skipTrivia(text, end);
  if (quoted && text[at] === ']') at = skipTrivia(text, at + 1);
  const colon = text[at] === ':';
  const equals = text[at] === '=' && text[at + 1] !== '=' && text[at + 1] !== '>';
  return colon || equals ? skipTrivia(text, at + 1) : -1;
}

function readContext(script: MappedText, at: number): PageContextFound | undefined {
  const { text } = script;
  if (text[at] === '{') return { text: script, ...readScriptLiteral(text, at) };
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
  return skipWord(text, at) > at && call.test(text) ? call.lastIndex : undefined;
}

const isQuotedName = (token: string): boolean => token === `"${contextName}"` || token === `'${contextName}'`;
