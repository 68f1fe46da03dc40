// Part of the boot script.
import { chunkFailedMessage } from './site/constants.ts';

/** An error with a stable code for callers. The message is for people. */
export interface RuntimeError extends Error {
  readonly name: string;
  readonly code: string;
  readonly cause?: unknown;
}

/**
 * Returns a new error. Callers recognise it by name and code, not by class, because each chunk has a copy of this module. Part of
 * the boot script.
 */
export const runtimeError = (code: string, message: string, cause?: unknown): RuntimeError =>
  Object.assign(new Error(message), { name: 'RuntimeError', code, cause });

/** A chunk that could not be fetched: errors#chunk-failure. */
export interface ChunkLoadError extends RuntimeError {
  readonly type: 'timeout' | 'missing';
}

export const chunkLoadError = (chunk: string, type: ChunkLoadError['type'], cause?: unknown): ChunkLoadError =>
  Object.assign(runtimeError('chunk-load', chunkFailedMessage(chunk), cause), { name: 'ChunkLoadError', type });

/** A response with a status that the caller cannot use. */
export interface ResponseError extends RuntimeError {
  readonly status: number;
}

export const responseError = (message: string, status: number, cause?: unknown): ResponseError =>
  Object.assign(runtimeError('response', message, cause), { name: 'ResponseError', status });
