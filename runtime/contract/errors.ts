import { chunkFailedMessage } from './page/messages.ts';

/** A failure with a stable code that callers may act on; the sentence is for people. */
export interface RuntimeError extends Error {
  readonly name: string;
  readonly code: string;
  /** What led to it, if anything did. */
  readonly cause?: unknown;
}

/** Light: part of the boot script. Told by name and code: each chunk makes its own. */
export const runtimeError = (code: string, message: string, cause?: unknown): RuntimeError =>
  Object.assign(new Error(message), { name: 'RuntimeError', code, cause });

/** A script chunk did not arrive: `timeout` after 120 s, `missing` otherwise. Spec 1 §8. */
export interface ChunkLoadError extends RuntimeError {
  readonly type: 'timeout' | 'missing';
}

/** Light: part of the boot script. */
export const chunkLoadError = (chunk: string, type: ChunkLoadError['type'], cause?: unknown): ChunkLoadError =>
  Object.assign(runtimeError('chunk-load', chunkFailedMessage(chunk), cause), { name: 'ChunkLoadError', type });

/** A call that was answered with a status its caller cannot use. */
export interface ResponseError extends RuntimeError {
  readonly status: number;
}

export const responseError = (message: string, status: number, cause?: unknown): ResponseError =>
  Object.assign(runtimeError('response', message, cause), { name: 'ResponseError', status });
