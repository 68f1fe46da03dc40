import type { Finding } from '../../fake-server/common/findings.ts';
import { findingOf } from './check/finding-of.ts';
import type { RuleId } from './check/rules.ts';
import type { InputPart } from './read/read-input.ts';
import type { ItemSink } from './find/find-items.ts';
import type { FoundItem, ItemKind } from './find/item.ts';
import { type PagePart, partsOfPage } from './find/page-parts.ts';
import { isCleanGallery } from './check/quick/clean-gallery.ts';
import { type CleanGallery, galleriesInJson } from './check/quick/galleries-in-json.ts';
import { isTemplate } from './read/languages.ts';
import { sliceOf } from './text/mapped-text.ts';
import type { SourceText } from './text/source-text.ts';

/** Maximum number of listed lines that are not JSON; more are counted only, because a large file of other text has millions. */
const maxListedLines = 1000;

/** Receives the items of an input as they are found, and findings about the input. */
export interface PartSink {
  item(item: FoundItem, source: SourceText, finders: Finders): void;
  finding(finding: Finding, source: SourceText): void;
  /** Receives a gallery without findings, whose offset is 0 unless `needsPlaces`. */
  cleanGallery?(gallery: CleanGallery, source: SourceText): void;
  readonly needsPlaces?: boolean;
}

/** The modules that find items with the place of each character. */
export type Finders = typeof import('./finders.ts');

/**
 * Finds the items of inputs, part by part. With `cleanGallery`, galleries without findings are first looked for without places,
 * and the finders read only what may have findings.
 */
export class PartChecker {
  readonly #kind: 'auto' | ItemKind;
  readonly #sink: PartSink;
  #finders: Finders | undefined;
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

  /** Checks a part. Returns a promise only while the finders are loaded. */
  check(part: InputPart): Promise<void> | undefined {
    const { source, format } = part;
    if (part.fault) return void this.#badLine(part.fault, source);
    if (source.text.trim() === '') return void this.#checkBlank(part);
    const isQuick = this.#sink.cleanGallery !== undefined;
    if (isQuick && (format === 'json' || format === 'line') && this.#checkCleanJson(source)) return undefined;
    const parts = format === 'html' ? partsOfPage(source.text, isQuick ? isCleanGallery : undefined) : undefined;
    if (parts?.every((part) => typeof part === 'number' || 'problem' in part)) return void this.#play(parts, source);
    return this.#withFinders((finders) => {
      if (parts) this.#play(parts, source, finders);
      else if (format === 'json' || format === 'line') this.#checkJson(source, format, finders);
      else if (isTemplate(format)) finders.findInTemplate(source.text, format, this.#sinkFor(source, finders));
      else finders.findInScript(sliceOf(source.text, 0), this.#sinkFor(source, finders));
    });
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

  #withFinders(run: (finders: Finders) => void): Promise<void> | undefined {
    const finders = this.#finders;
    if (finders) return void run(finders);
    return import('./finders.ts').then((loaded) => {
      this.#finders = loaded;
      run(loaded);
    });
  }

  /** Returns whether a document or line has nothing but galleries without findings; they are passed on. */
  #checkCleanJson(source: SourceText): boolean {
    if (this.#kind !== 'auto' && this.#kind !== 'gallery') return false;
    const galleries = galleriesInJson(source.text, this.#sink.needsPlaces === true);
    // In a document without items, --kind takes the values themselves for items.
    if (!galleries || (this.#kind !== 'auto' && galleries.length === 0)) return false;
    for (const gallery of galleries) this.#cleanGallery(gallery, source);
    return true;
  }

  #cleanGallery(gallery: CleanGallery, source: SourceText): void {
    if (this.#kind !== 'auto' && this.#kind !== 'gallery') return;
    this.items += 1;
    this.#sink.cleanGallery?.(gallery, source);
  }

  /** Passes on the galleries and problems of a page, and reads the other parts with the finders. */
  #play(parts: readonly PagePart[], source: SourceText, finders?: Finders): void {
    const page = sliceOf(source.text, 0);
    const sink = finders && this.#sinkFor(source, finders);
    for (const part of parts) {
      if (typeof part === 'number') this.#cleanGallery({ pointer: '', offset: part }, source);
      else if ('problem' in part) this.#find(part.problem.ruleId, part.problem.message, source, part.problem.offset);
      else if (finders && sink) finders.findInPart(part, page, sink);
    }
  }

  #checkJson(source: SourceText, format: 'json' | 'line', finders: Finders): void {
    const { readDocument, readJson, findInJson, itemsByForce } = finders;
    const kind = this.#kind;
    const text = sliceOf(source.text, 0);
    const read = format === 'json' ? readDocument(source, this.#isNamed) : readJson(source.text);
    if ('problem' in read) {
      const { message, index, tooLarge } = read.problem;
      if (tooLarge) this.#tooLarge(`cannot be read at once: ${message}`, source, index);
      else if (format === 'line' && this.#badLines >= maxListedLines) this.#unlistedLines += 1;
      else this.#find('json-syntax', `this is not JSON: ${message}`, source, index);
      this.#badLines += 1;
      return;
    }
    const before = this.items;
    findInJson(text, read.node, this.#sinkFor(source, finders));
    if (kind === 'auto' || this.items > before) return;
    for (const item of itemsByForce(text, read.node, kind)) this.#sinkFor(source, finders).item(item);
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
  #sinkFor(source: SourceText, finders: Finders): ItemSink {
    const kind = this.#kind;
    return {
      item: (item) => {
        if (kind !== 'auto' && item.kind !== kind) return;
        this.items += 1;
        this.#sink.item(item, source, finders);
      },
      problem: ({ ruleId, message, offset }) => this.#find(ruleId, message, source, offset),
    };
  }

  #find(ruleId: RuleId, message: string, source: SourceText, offset?: number): void {
    this.findings += 1;
    this.#sink.finding(findingOf(ruleId, message, source, offset), source);
  }
}
