import type { Finding } from '../../runtime/contract/findings.ts';
import { findingOf } from './checks/check-item.ts';
import type { RuleId } from './checks/rules.ts';
import type { InputPart } from './input/read-input.ts';
import { findInJson, findInPage, findInScript, type ItemSink } from './items/find-items.ts';
import type { FoundItem, ItemKind } from './items/item.ts';
import { itemsByForce } from './items/items-in-value.ts';
import { blankComments } from './literals/blank-comments.ts';
import type { LiteralNode } from './literals/literal-node.ts';
import { type LiteralResult, readJson } from './literals/read-json.ts';
import { findInTemplate } from './templates/find-in-template.ts';
import { isTemplate } from './templates/languages.ts';
import { sliceOf } from './text/mapped-text.ts';
import type { SourceText } from './text/source-text.ts';

/** Maximum number of listed lines that are not JSON; more are counted only, because a large file of other text has millions. */
const maxListedLines = 1000;

/** Receives the items of an input as they are found, and findings about the input. */
export interface PartSink {
  item(item: FoundItem, source: SourceText): void;
  finding(finding: Finding, source: SourceText): void;
}

/** Finds the items of inputs, part by part. */
export class PartChecker {
  readonly #kind: 'auto' | ItemKind;
  readonly #sink: PartSink;
  #unlistedLines = 0;
  #badLines = 0;
  #isNamed = true;
  /** Items of the current input. */
  items = 0;
  findings = 0;
  /** Whether all parts could be read. */
  complete = true;

  constructor(kind: 'auto' | ItemKind, sink: PartSink) {
    this.#kind = kind;
    this.#sink = sink;
  }

  /** Begins an input. `isNamed`: it was not found in a folder. */
  begin(isNamed = true): void {
    this.#isNamed = isNamed;
    this.items = 0;
    this.findings = 0;
    this.complete = true;
    this.#unlistedLines = 0;
    this.#badLines = 0;
  }

  check(part: InputPart): void {
    const { source, format } = part;
    if (part.fault) this.#badLine(part.fault, source);
    else if (source.text.trim() === '') this.#checkBlank(part);
    else if (format === 'json' || format === 'line') this.#checkJson(source, format);
    else if (format === 'html') findInPage(sliceOf(source.text, 0), this.#sinkFor(source));
    else if (isTemplate(format)) findInTemplate(source.text, format, this.#sinkFor(source));
    else findInScript(sliceOf(source.text, 0), this.#sinkFor(source));
  }

  /** Reports the number of unlisted lines. */
  end(source: SourceText): void {
    if (this.#unlistedLines === 0) return;
    this.#find('json-syntax', `${this.#unlistedLines} more lines are not JSON; they are not listed`, source);
  }

  #checkBlank({ format, source }: InputPart): void {
    // A blank line of NDJSON is skipped. An empty page is a valid page, but an empty document is not JSON.
    if (format === 'json') this.#find('json-syntax', 'the text is empty; expected JSON', source, 0);
    else if (format !== 'line' && !isTemplate(format)) this.#find('input-empty', 'the input is empty', source);
  }

  #checkJson(source: SourceText, format: 'json' | 'line'): void {
    const kind = this.#kind;
    const text = sliceOf(source.text, 0);
    const read = format === 'json' ? this.#readDocument(source) : readJson(source.text);
    if ('problem' in read) {
      const { message, index, tooLarge } = read.problem;
      if (tooLarge) this.#tooLarge(`cannot be read at once: ${message}`, source, index);
      else if (format === 'line' && this.#badLines >= maxListedLines) this.#unlistedLines += 1;
      else this.#find('json-syntax', `this is not JSON: ${message}`, source, index);
      this.#badLines += 1;
      return;
    }
    const before = this.items;
    findInJson(text, read.node, this.#sinkFor(source));
    if (kind === 'auto' || this.items > before) return;
    for (const item of itemsByForce(text, read.node, kind)) this.#sinkFor(source).item(item);
  }

  /** Reads JSON, with comments in files that may have them, and in files of a folder that have nothing to check. */
  #readDocument({ name, text }: SourceText): LiteralResult {
    const strict = readJson(text);
    if ('node' in strict || strict.problem.tooLarge) return strict;
    const lenient = readJson(blankComments(text));
    if (mayHaveComments(name)) return lenient;
    if ('problem' in lenient) return strict;
    return this.#isNamed || hasItems(text, lenient.node) ? strict : lenient;
  }

  #badLine(fault: NonNullable<InputPart['fault']>, source: SourceText): void {
    if (fault === 'not-utf-8') this.#find('input-not-text', 'this line is not valid UTF-8', source, 0);
    else this.#tooLarge('this line is too long to be read', source, 0);
  }

  #tooLarge(message: string, source: SourceText, index: number): void {
    this.complete = false;
    this.#find('input-too-large', message, source, index);
  }

  /** Returns a sink that counts the items and problems of a source and passes them on. */
  #sinkFor(source: SourceText): ItemSink {
    const kind = this.#kind;
    return {
      item: (item) => {
        if (kind !== 'auto' && item.kind !== kind) return;
        this.items += 1;
        this.#sink.item(item, source);
      },
      problem: ({ ruleId, message, offset }) => this.#find(ruleId, message, source, offset),
    };
  }

  #find(ruleId: RuleId, message: string, source: SourceText, offset?: number): void {
    this.findings += 1;
    this.#sink.finding(findingOf(ruleId, message, source, offset), source);
  }
}

/** Whether a file may have comments by its name, as those of TypeScript, Visual Studio Code and linters do. */
const mayHaveComments = (name: string): boolean =>
  /\.(?:jsonc|code-workspace)$|(?:^|[\\/])(?:[^\\/]*\.)?[jt]sconfig[^\\/]*\.json$|(?:^|[\\/])\.(?:vscode|devcontainer)[\\/][^\\/]*\.json$|(?:^|[\\/])(?:\.(?:eslint|babel|swc|jshint|jscs|hint|stylelint|lintstaged|mocha|nyc)rc(?:\.json)?|\.?devcontainer\.json|\.markdownlint\.json|(?:babel\.config|api-extractor|typedoc|tslint|turbo|nx|biome|deno|language-configuration)\.json)$/i.test(
    name,
  );

function hasItems(text: string, node: LiteralNode): boolean {
  let found = false;
  const item = () => {
    found = true;
  };
  findInJson(sliceOf(text, 0), node, { item, problem: () => {} });
  return found;
}
