import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';
import { root } from '../build/paths.ts';
import { readSource } from './sources.ts';

export interface SourceImport {
  /** Path of the imported file from the root, or the package's name. */
  readonly target: string;
  readonly typeOnly: boolean;
}

interface SourceRange {
  readonly start: number;
  readonly end: number;
}

interface SourceComment extends SourceRange {
  readonly text: string;
  /** 1-based. */
  readonly line: number;
}

interface SourceFunction {
  /** Its own name, or that of the variable, property or method; `a function` without one. */
  readonly name: string;
  /** 1-based. */
  readonly line: number;
  /** From its first line to its last, with comments and blank lines. */
  readonly lines: number;
}

export interface ParsedSource {
  readonly imports: readonly SourceImport[];
  readonly comments: readonly SourceComment[];
  /** The text with comments and strings blanked out, line by line as in the file. */
  readonly code: string;
  /** All functions, inner ones too, in the order of the file. */
  readonly functions: readonly SourceFunction[];
  /** All texts in quotes and templates that are not names of properties. */
  readonly texts: readonly SourceRange[];
}

const parsed = new Map<string, ParsedSource>();

/** Returns a parsed TypeScript file; parses it once a process. Throws for a file that the parser cannot read. */
export function parsedSource(file: string): ParsedSource {
  const known = parsed.get(file);
  if (known) return known;
  const text = readSource(file);
  const result = parseSync(file, text);
  const { module, comments } = result;
  const [error] = result.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  let functions: readonly SourceFunction[] | null = null;
  let texts: readonly SourceRange[] | null = null;
  const source: ParsedSource = {
    // Most checks do without the syntax tree, which takes longer than the rest.
    get functions() {
      functions ??= functionsOf(result, lineAt);
      return functions;
    },
    get texts() {
      texts ??= textsOf(result);
      return texts;
    },
    imports: importsOf(file, text, module),
    comments: comments.map(({ value, start, end }) => ({ text: value, line: lineAt(start), start, end })),
    code: withoutStrings(comments.reduce((code, { start, end }) => blank(code, start, end), text)),
  };
  parsed.set(file, source);
  return source;
}

function importsOf(file: string, text: string, module: ReturnType<typeof parseSync>['module']): SourceImport[] {
  const found: SourceImport[] = [];
  const add = (specifier: string, typeOnly: boolean) => found.push({ target: resolveFrom(file, specifier), typeOnly });
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  for (const { moduleRequest } of module.dynamicImports) {
    // Only a string in quotes names a file.
    const [, specifier] = /^'([^']+)'$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (specifier !== undefined) add(specifier, false);
  }
  return found;
}

function functionsOf({ program }: ParseResult, lineAt: (offset: number) => number): SourceFunction[] {
  const found: SourceFunction[] = [];
  const names = new Map<number, string>();
  const nameOf = (key: { readonly type: string; readonly name?: unknown }, start: number | undefined) => {
    if (key.type === 'Identifier' && start !== undefined) names.set(start, String(key.name));
  };
  const add = ({ start, end }: SourceRange, own?: string) => {
    const line = lineAt(start);
    found.push({ name: own ?? names.get(start) ?? 'a function', line, lines: lineAt(end) - line + 1 });
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => nameOf(id, init?.start),
    Property: ({ key, value }) => nameOf(key, value.start),
    MethodDefinition: ({ key, value }) => nameOf(key, value.start),
    FunctionDeclaration: (node) => add(node, node.id?.name),
    FunctionExpression: (node) => add(node, node.id?.name),
    ArrowFunctionExpression: (node) => add(node),
  }).visit(program);
  return found;
}

function textsOf({ program }: ParseResult): SourceRange[] {
  const found: SourceRange[] = [];
  const keys = new Set<number>();
  new Visitor({
    Property: ({ key }) => {
      keys.add(key.start);
    },
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') found.push({ start, end });
    },
    TemplateLiteral: ({ start, end }) => {
      found.push({ start, end });
    },
  }).visit(program);
  return found.filter(({ start }) => !keys.has(start));
}

function resolveFrom(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  // `?static`: the markup of the component in the file (scripts/build/static-views.ts).
  const path = posix.join(posix.dirname(file), specifier.replace(/\?static$/, ''));
  return existsSync(join(root, path)) ? path : `${path} (no such file)`;
}

const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);

const withoutStrings = (code: string): string =>
  code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, (string) => string.replace(/[^\n]/g, ' '));
