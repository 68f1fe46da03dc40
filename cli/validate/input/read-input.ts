import { chunksUntilAborted, unlessAborted } from '../../abort.ts';
import { isTemplate, type TemplateLanguage } from '../templates/languages.ts';
import { createSourceText, type SourceText } from '../text/source-text.ts';
import { assertBeginsText, decodePage, decodeText, Utf8Converter } from './decode.ts';
import type { Input, OpenInput } from './input.ts';
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
 * Reads an input, whose format follows from its name, content type or content. Memory is bounded by one line of NDJSON, or by the limit
 * of a document. Ends early when `stopped` aborts. Rejects with an InputError for an unreadable input.
 */
export async function* readInput(input: Input, limits: ReadLimits, stopped: AbortSignal): AsyncGenerator<InputPart> {
  try {
    const opened = await unlessAborted(input.open(), stopped);
    if (opened) yield* readOpened(input.name, opened, limits, stopped);
  } catch (error) {
    throw inputErrorOf(error);
  }
}

async function* readOpened(name: string, opened: OpenInput, limits: ReadLimits, stopped: AbortSignal): AsyncGenerator<InputPart> {
  const held: Uint8Array[] = [];
  const sniffer = new LinesSniffer(opened.format);
  const converter = new Utf8Converter();
  const splitter = new LineSplitter(limits.maxLineBytes);
  let bytesRead = 0;
  let isLines = false;
  for await (const chunk of chunksUntilAborted(opened.chunks, stopped)) {
    if (bytesRead === 0) assertBeginsText(chunk);
    bytesRead += chunk.length;
    isLines ||= sniffer.isLines(chunk);
    held.push(chunk);
    if (isLines) {
      for (const part of held.splice(0)) yield* lineParts(name, splitter.split(converter.convert(part)), bytesRead);
    } else if (bytesRead > limits.maxDocumentBytes) {
      const limit = mebibytes(limits.maxDocumentBytes);
      throw new InputError('input-too-large', `is larger than the limit of ${limit} for a document; NDJSON may be of any size`);
    }
  }
  if (stopped.aborted) return;
  if (isLines) yield* lineParts(name, splitter.end(), bytesRead);
  else yield wholePart(name, Buffer.concat(held), opened, bytesRead);
}

function* lineParts(name: string, lines: Iterable<NumberedLine>, bytesRead: number): Generator<InputPart> {
  for (const { text, fault, number } of lines) {
    yield { format: 'line', source: createSourceText(name, text ?? '', number), bytesRead, ...(fault ? { fault } : {}) };
  }
}

function wholePart(name: string, bytes: Uint8Array, { format, charset }: OpenInput, bytesRead: number): InputPart {
  const isJson = format === 'json' || (format === undefined && beginsLikeJson(bytes));
  const text = isJson ? decodeText(bytes, charset) : decodePage(bytes, charset);
  if (isTemplate(format)) return { format, source: createSourceText(name, text), bytesRead };
  const isScript = format === undefined && !/^\s*</.test(text) && text.includes('SQUARESPACE_CONTEXT');
  return { format: isJson ? 'json' : isScript ? 'script' : 'html', source: createSourceText(name, text), bytesRead };
}
