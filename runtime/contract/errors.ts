import { chunkMessages } from './page/messages.ts';

/** A failure with a stable code that callers may act on; the sentence is for people. */
export class RuntimeError extends Error {
  override readonly name: string = 'RuntimeError';
  readonly code: string;
  /** What led to it, if anything did. */
  readonly cause?: unknown;

  constructor(code: string, message: string, cause?: unknown) {
    super(message);
    this.code = code;
    if (cause !== undefined) this.cause = cause;
  }
}

/** A script chunk did not arrive: `timeout` after 120 s, `missing` otherwise. Spec 1 §8. */
export class ChunkLoadError extends RuntimeError {
  override readonly name = 'ChunkLoadError';
  readonly type: 'timeout' | 'missing';

  constructor(chunk: string, type: 'timeout' | 'missing', cause?: unknown) {
    super('chunk-load', chunkMessages.failed(chunk), cause);
    this.type = type;
  }
}

/** A call that was answered with a status its caller cannot use. */
export class ResponseError extends RuntimeError {
  override readonly name = 'ResponseError';
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super('response', message, cause);
    this.status = status;
  }
}
