import { languageOf, type TemplateLanguage } from './languages.ts';

/** A file, address or stream to validate. */
export interface Input {
  /** Name in findings: the path as given, the address, or `-`. */
  readonly name: string;
  /** False for files that were found in a folder. */
  readonly isNamed: boolean;
  /** Path of the named folder that the file was found in. */
  readonly folder?: string;
  /** Path of a file that can be read again; a pipe has none. */
  readonly path?: string;
  /**
   * Returns the content of a small file at once, valid until the next call; undefined for an input that must be opened. Throws
   * the errors of the file system.
   */
  readAtOnce?(): Uint8Array | undefined;
  /** Opens the input. Rejects with an InputError. */
  open(): Promise<OpenInput>;
}

export interface OpenInput {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Format by name or content type; undefined when it must be detected from the content. */
  readonly format: InputFormat | undefined;
  /** Character set of the Content-Type header. */
  readonly charset?: string;
}

export type InputFormat = 'html' | 'json' | 'ndjson' | TemplateLanguage;

const formats: ReadonlyMap<string, InputFormat> = new Map([
  ['html', 'html'],
  ['htm', 'html'],
  ['json', 'json'],
  ['jsonc', 'json'],
  ['code-workspace', 'json'],
  ['ndjson', 'ndjson'],
  ['jsonl', 'ndjson'],
]);

/** Returns the format of a file's extension; undefined for another one. */
export function formatOfName(name: string): InputFormat | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1 || name.length).toLowerCase();
  return formats.get(extension) ?? languageOf(extension);
}

/** Whether an argument is an address rather than a path. */
export const isAddress = (argument: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(argument);
