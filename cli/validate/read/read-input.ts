import { chunksUntilAborted, unlessAborted } from '../../core/abort.ts';
import { isTemplate, type TemplateLanguage } from './languages.ts';
import { createSourceText, type SourceText } from '../text/source-text.ts';
import { assertBeginsText, decodePage, decodeText, Utf8Converter } from './decode.ts';
import { formatOfName, type Input, type OpenInput } from './input.ts';
import { InputError, inputErrorOf } from './input-error.ts';
import { mebibytes, type ReadLimits } from './limits.ts';
import { LineSplitter, type NumberedLine } from './line-splitter.ts';
import { beginsLikeJson, LinesSniffer } from './sniff.ts';

/** A part of an input that is checked separately: a whole page, script or JSON document, or one line of NDJSON. */
export interface InputPart {
  readonly format: 'html' | 'script' | 'json' | 'line' | TemplateLanguage;
  readonly source: SourceText;
  /** Reason why the text of a line is missing. */
  readonly fault?: 'too-long' | 'not-utf-8';
  /** Number of bytes of the input that are read so far. */
  readonly bytesRead: number;
}

/**
 * Reads an input, whose format follows from its name, content type or content, and yields its parts, some at a time. Memory is
 * bounded by one line of NDJSON, or by the limit of a document. Ends early when `stopped` aborts. Rejects with an InputError for
 * an unreadable input; the parts may throw one too.
 */
export async function* readInput(input: Input, limits: ReadLimits, stopped: AbortSignal): AsyncGenerator<Iterable<InputPart>> {
  try {
    const opened = await unlessAborted(input.open(), stopped);
    if (!opened) return;
    const reader = new PartReader(input.name, opened, limits);
    for await (const chunk of chunksUntilAborted(opened.chunks, stopped)) yield reader.add(chunk);
    if (!stopped.aborted) yield reader.end();
  } catch (error) {
    throw inputErrorOf(error);
  }
}

/**
 * Returns the parts of a small file without a wait; undefined for another input. Throws an InputError, and the parts may throw
 * one too.
 */
export function readSmallInput(input: Input, limits: ReadLimits): Iterable<InputPart> | undefined {
  try {
    const bytes = input.readAtOnce?.();
    if (!bytes) return undefined;
    const reader = new PartReader(input.name, { format: formatOfName(input.name) }, limits);
    return [...reader.add(bytes), ...reader.end()];
  } catch (error) {
    throw inputErrorOf(error);
  }
}

/** Makes the parts of an input from its chunks. */
class PartReader {
  readonly #name: string;
  readonly #content: Pick<OpenInput, 'format' | 'charset'>;
  readonly #limits: ReadLimits;
  readonly #held: Uint8Array[] = [];
  readonly #sniffer: LinesSniffer;
  readonly #converter = new Utf8Converter();
  readonly #splitter: LineSplitter;
  #bytesRead = 0;
  #isLines = false;

  constructor(name: string, content: Pick<OpenInput, 'format' | 'charset'>, limits: ReadLimits) {
    this.#name = name;
    this.#content = content;
    this.#limits = limits;
    this.#sniffer = new LinesSniffer(content.format);
    this.#splitter = new LineSplitter(limits.maxLineBytes);
  }

  /** Returns the lines that end in a chunk. Throws an InputError. */
  add(chunk: Uint8Array): Iterable<InputPart> {
    if (this.#bytesRead === 0) assertBeginsText(chunk);
    this.#bytesRead += chunk.length;
    this.#isLines ||= this.#sniffer.isLines(chunk);
    this.#held.push(chunk);
    if (this.#isLines) return this.#lines();
    if (this.#bytesRead > this.#limits.maxDocumentBytes) {
      const limit = mebibytes(this.#limits.maxDocumentBytes);
      throw new InputError('input-too-large', `is larger than the limit of ${limit} for a document; NDJSON may be of any size`);
    }
    return [];
  }

  /** Returns the last line, or the whole document. Throws an InputError. */
  end(): Iterable<InputPart> {
    if (this.#isLines) return this.#numbered(this.#splitter.end());
    const [first] = this.#held;
    return [this.#whole(first && this.#held.length === 1 ? first : Buffer.concat(this.#held))];
  }

  *#lines(): Generator<InputPart> {
    for (const chunk of this.#held.splice(0)) yield* this.#numbered(this.#splitter.split(this.#converter.convert(chunk)));
  }

  *#numbered(lines: Iterable<NumberedLine>): Generator<InputPart> {
    const bytesRead = this.#bytesRead;
    for (const { text, fault, number } of lines) {
      yield { format: 'line', source: createSourceText(this.#name, text ?? '', number), bytesRead, ...(fault ? { fault } : {}) };
    }
  }

  #whole(bytes: Uint8Array): InputPart {
    const { format, charset } = this.#content;
    const isJson = format === 'json' || (format === undefined && beginsLikeJson(bytes));
    const text = isJson ? decodeText(bytes, charset) : decodePage(bytes, charset);
    const source = createSourceText(this.#name, text);
    if (isTemplate(format)) return { format, source, bytesRead: this.#bytesRead };
    const isScript = format === undefined && !/^\s*</.test(text) && text.includes('SQUARESPACE_CONTEXT');
    return { format: isJson ? 'json' : isScript ? 'script' : 'html', source, bytesRead: this.#bytesRead };
  }
}
