import { type Token, tokenizer, tokTypes } from 'acorn';
import { type MappedText, mappedThrough } from '../../text/mapped-text.ts';
import { contextName } from './context-name.ts';
import type { LiteralNode } from './literal-node.ts';
import { readJson, readJsonAt } from './read-json.ts';
import { maxTokens, readScriptObject, scriptOptions } from './read-script-object.ts';
import { type LiteralProblem, readString } from './string-literal.ts';

/** A page context that a script assigns: its value, or the problem that makes it unreadable, and the text of the indexes. */
export type PageContextFound = { readonly text: MappedText } & (
  | { readonly node: LiteralNode }
  | { readonly problem: LiteralProblem }
);

/** Finds every `Static.SQUARESPACE_CONTEXT = {…}` of a script, except in its strings and comments. Evaluates nothing. */
export function findPageContexts(script: MappedText): PageContextFound[] {
  const { text } = script;
  if (!text.includes(contextName)) return [];
  const published = publishedContext(script);
  if (published) return [published];
  const found: PageContextFound[] = [];
  let end = 0;
  for (const valueAt of assignedValues(text)) {
    const context = valueAt < end ? undefined : readContext(script, valueAt);
    if (context) found.push(context);
    // A script with a syntax error does not run, so the rest is ignored.
    if (context && 'problem' in context) break;
    if (context?.text === script) end = context.node.end;
  }
  return found;
}

/** Start of the script that published pages have, in which no token can be misread. */
const publishedStart = /^\s*Static\s*=\s*window\.Static\s*\|\|\s*\{\}\s*;\s*Static\.SQUARESPACE_CONTEXT\s*=\s*(?=\{)/;

/**
 * Returns the context of a script as published pages have it, an object of strict JSON, without a parser of scripts, which takes
 * ten times as long. Returns undefined for every other script.
 */
function publishedContext(script: MappedText): PageContextFound | undefined {
  const { text } = script;
  const start = publishedStart.exec(text)?.[0].length;
  if (start === undefined || text.length > maxTokens) return undefined;
  const read = readJsonAt(text, start);
  // JSON allows two keys `__proto__`, which are a syntax error in a script.
  if ('problem' in read || text.includes('__proto__') || text.includes(contextName, read.node.end)) return undefined;
  return { text: script, node: read.node };
}

/** Yields the index of each value that a script assigns to the name: `x.NAME =`, `x["NAME"] =`, `NAME:`. */
function* assignedValues(text: string): Generator<number> {
  let before: ScriptToken | undefined;
  let name: ScriptToken | undefined;
  let operator: ScriptToken | undefined;
  for (const token of tokensOf(text)) {
    const key: ScriptToken | undefined = name?.type === tokTypes.bracketR ? before : name;
    const isQuoted = key?.type === tokTypes.string;
    const isAssigned = operator?.type === tokTypes.eq || operator?.type === tokTypes.colon;
    if (isAssigned && key && (key === name || isQuoted) && tokenName(text, key) === contextName) yield token.start;
    [before, name, operator] = [name, operator, token];
  }
}

const tokenName = (text: string, { type, start, end }: ScriptToken): string | undefined => {
  if (type === tokTypes.name) return text.slice(start, end);
  return type === tokTypes.string ? text.slice(start + 1, end - 1) : undefined;
};

type ScriptToken = Pick<Token, 'type' | 'start' | 'end'>;

/**
 * Maximum number of misread places in a script (our choice). Tokens alone do not always distinguish a division from a regular
 * expression.
 */
const maxMisread = 100;

/** Yields the tokens of a script. Continues after an unreadable place, which may be misread. */
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
      // A comment without an end contains the rest of the script.
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

/** Returns the index of the quote in `JSON.parse("…")`. */
function jsonParseArgument(text: string, at: number): number | undefined {
  const call = /JSON\s*\.\s*parse\s*\(\s*(?=["'`])/y;
  call.lastIndex = at;
  return call.test(text) ? call.lastIndex : undefined;
}
