import { chunksUntilAborted, unlessAborted } from '../../core/abort.ts';
import { createSourceText, type SourceText } from '../text/source-text.ts';
import { assertBeginsText, decodePage, decodeText, Utf8Converter } from './decode.ts';
import { formatOfName, type Input, type OpenInput } from './input.ts';
import { InputError, inputErrorOf } from './input-error.ts';
import type { InputProblem } from './input-problem.ts';
import { isTemplate, type TemplateLanguage } from './languages.ts';
import { mebibytes, type ReadLimits } from './limits.ts';
import { LineSplitter, type NumberedLine } from './line-splitter.ts';
import { beginsLikeJson, LinesSniffer } from './sniff.ts';

/** A part of an input that is checked separately: a whole page, script or JSON document, or one line of NDJSON. */
export interface InputPart {
  readonly format: 'html' | 'script' | 'json' | 'line' | TemplateLanguage;
  readonly source: SourceText;
  /** False for a file that was found in a folder. */
  readonly isNamed: boolean;
  /** The reason why there is nothing to search. */
  readonly problem?: InputProblem;
  /** Number of bytes of the input that are read so far. */
  readonly bytesRead: number;
}

/**
 * Reads an input, whose format follows from its name, content type or content, and yields its parts, some at a time: all of a
 * small file at once, without a wait. Blank lines are left out. Memory is bounded by one line of NDJSON, or by the limit of a
 * document. Ends early when `stopped` aborts. Rejects with an InputError for an unreadable input; the parts may throw one too.
 */
export async function* readInput(input: Input, limits: ReadLimits, stopped: AbortSignal): AsyncGenerator<Iterable<InputPart>> {
  try {
    const bytes = input.readAtOnce?.();
    if (bytes) {
      const reader = new PartReader(input, { format: formatOfName(input.name) }, limits);
      yield [...reader.add(bytes), ...reader.end()];
      return;
    }
    const opened = await unlessAborted(input.open(), stopped);
    if (!opened) return;
    const reader = new PartReader(input, opened, limits);
    for await (const chunk of chunksUntilAborted(opened.chunks, stopped)) yield reader.add(chunk);
    if (!stopped.aborted) yield reader.end();
  } catch (error) {
    throw inputErrorOf(error);
  }
}

const lineProblems = {
  'not-utf-8': { ruleId: 'input-not-text', message: 'this line is not valid UTF-8', offset: 0 },
  'too-long': { ruleId: 'input-too-large', message: 'this line is too long to be read', offset: 0 },
} as const satisfies Record<string, InputProblem>;

// An empty page is a valid page, but an empty document is not JSON.
const emptyDocument: InputProblem = { ruleId: 'json-syntax', message: 'the text is empty; expected JSON', offset: 0 };
const emptyPage: InputProblem = { ruleId: 'input-empty', message: 'the input is empty' };

/** Makes the parts of an input from its chunks. */
class PartReader {
  readonly #input: Pick<Input, 'name' | 'isNamed'>;
  readonly #content: Pick<OpenInput, 'format' | 'charset'>;
  readonly #limits: ReadLimits;
  readonly #held: Uint8Array[] = [];
  readonly #sniffer: LinesSniffer;
  readonly #converter = new Utf8Converter();
  readonly #splitter: LineSplitter;
  #bytesRead = 0;
  #isLines = false;

  constructor(input: Pick<Input, 'name' | 'isNamed'>, content: Pick<OpenInput, 'format' | 'charset'>, limits: ReadLimits) {
    this.#input = input;
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
    return this.#whole(first && this.#held.length === 1 ? first : Buffer.concat(this.#held));
  }

  *#lines(): Generator<InputPart> {
    for (const chunk of this.#held.splice(0)) yield* this.#numbered(this.#splitter.split(this.#converter.convert(chunk)));
  }

  *#numbered(lines: Iterable<NumberedLine>): Generator<InputPart> {
    const { name, isNamed } = this.#input;
    const bytesRead = this.#bytesRead;
    for (const { text = '', fault, number } of lines) {
      const problem = fault && lineProblems[fault];
      if (!problem && text.trim() === '') continue;
      yield { format: 'line', source: createSourceText(name, text, number), isNamed, problem, bytesRead };
    }
  }

  *#whole(bytes: Uint8Array): Generator<InputPart> {
    const { format, charset } = this.#content;
    const { name, isNamed } = this.#input;
    const isJson = format === 'json' || (format === undefined && beginsLikeJson(bytes));
    const text = isJson ? decodeText(bytes, charset) : decodePage(bytes, charset);
    const isBlank = text.trim() === '';
    const part = { source: createSourceText(name, text), isNamed, bytesRead: this.#bytesRead };
    if (isJson) yield { ...part, format: 'json', problem: isBlank ? emptyDocument : undefined };
    else if (!isTemplate(format)) {
      const isScript = format === undefined && !/^\s*</.test(text) && text.includes('SQUARESPACE_CONTEXT');
      yield { ...part, format: isScript ? 'script' : 'html', problem: isBlank ? emptyPage : undefined };
    } else if (!isBlank) yield { ...part, format };
  }
}
