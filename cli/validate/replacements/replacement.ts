/**
 * A value that the runtime replaces. For tools in Node: decoders replace values, the `explain…` functions return the
 * replacements.
 */
export interface Replacement {
  /** Key of the value in the data as given. */
  readonly field: string;
  /** undefined for an absent field. */
  readonly input: unknown;
  readonly used: unknown;
  readonly reason: ReplacementReason;
  /** The runtime's message if it refuses the whole block because of this value. */
  readonly refusal?: string;
}

/**
 * - `unset`: absent, null or an empty text, which is normal.
 * - `empty`: markup without words.
 * - `synonym`: another name of the used value.
 * - `converted`: readable, but not in the right form.
 * - `unknown`, `wrong-type`, `out-of-range`: a mistake.
 */
export type ReplacementReason = 'unset' | 'empty' | 'synonym' | 'converted' | 'unknown' | 'wrong-type' | 'out-of-range';
