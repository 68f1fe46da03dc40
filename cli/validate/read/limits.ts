/** Limits of memory (our choice). NDJSON is limited by the length of its lines only. */
export interface ReadLimits {
  /** Bytes of a page, script or JSON document. */
  readonly maxDocumentBytes: number;
  /** Bytes of one NDJSON line. */
  readonly maxLineBytes: number;
}

export const readLimits: ReadLimits = { maxDocumentBytes: 64 * 1024 * 1024, maxLineBytes: 16 * 1024 * 1024 };

/** Returns `64 MiB` or `1.5 MiB`. */
export const mebibytes = (bytes: number): string => `${Number((bytes / (1024 * 1024)).toFixed(1))} MiB`;
