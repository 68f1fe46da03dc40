/** One file, address or stream to validate. */
export interface Input {
  /** As findings name it: the path as it was named, the address, or `-`. */
  readonly name: string;
  /** False for the files that a folder led to. */
  readonly isNamed: boolean;
  /** Of a file that can be read again; a pipe has none. */
  readonly path?: string;
  /** Opens it; rejects with an InputError when that is not possible. */
  open(): Promise<OpenInput>;
}

export interface OpenInput {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** What its name or content type says it is; undefined when only the content can tell. */
  readonly format: InputFormat | undefined;
  /** Character set that came with it from outside, if any. */
  readonly charset?: string;
}

export type InputFormat = 'html' | 'json' | 'ndjson';

const formats: Readonly<Record<string, InputFormat>> = {
  html: 'html',
  htm: 'html',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
};

/** What a file's extension says; undefined for any other. */
export const formatOfName = (name: string): InputFormat | undefined => formats[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];

/** Whether an argument is an address rather than a path. */
export const isAddress = (argument: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(argument);
