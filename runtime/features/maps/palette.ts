/** Colours of a named style. */
export interface Palette {
  readonly water: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  /** Letters, and what is around them. */
  readonly text: string;
  readonly halo: string;
  readonly marker: string;
}
