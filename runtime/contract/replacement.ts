/** A value that the runtime does not use as given. For Node tools: decoders only replace, the `explain…` functions say what. */
export interface Replacement {
  /** Key of the value in the data as given. */
  readonly field: string;
  /** undefined: the field is not there. */
  readonly input: unknown;
  readonly used: unknown;
  readonly reason: ReplacementReason;
  /** Set when the runtime refuses the whole thing because of this value: its sentence. */
  readonly refusal?: string;
}

/**
 * `unset`: absent, null or no text, which is normal. `empty`: markup without words. `synonym`: another name of what is used. `converted`: readable, but
 * not in the right form. The others are mistakes: not in the list of values, not of the right type, out of bounds.
 */
export type ReplacementReason = 'unset' | 'empty' | 'synonym' | 'converted' | 'unknown' | 'wrong-type' | 'out-of-range';
