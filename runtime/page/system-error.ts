/** The event on the document with a SystemError as its detail: fired by the data layer, and by scripts outside the bundle. */
export const systemErrorEvent = 'ss-runtime:system-error';

/** An error that the system error dialog shows. */
export interface SystemError {
  /** Address of the call that failed. */
  readonly url: string;
  /** `cleaned`: the platform has logged it already; `network`: no usable response; `other`: anything else. */
  readonly kind: 'cleaned' | 'network' | 'other';
  /** The response's format (json, raw), shown for `other`. */
  readonly format?: string;
  readonly errorText?: string;
}

const kinds: readonly unknown[] = ['cleaned', 'network', 'other'];

/** Decodes an error of another script; unusable fields become empty texts, an unknown kind `other`. Never throws. */
export function decodeSystemError(input: unknown): SystemError {
  const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    url: text(fields.url),
    kind: kinds.includes(fields.kind) ? (fields.kind as SystemError['kind']) : 'other',
    format: text(fields.format),
    errorText: text(fields.errorText),
  };
}
