/** The server-wide fault rules as `GET /__ss/faults` has them (interfaces §4). */
export interface FaultStatus {
  readonly rules: string;
  readonly seed: number;
  readonly active: readonly {
    readonly rule: string;
    readonly target: string;
    /** Calls that the rule met, and those among them that it applied to. */
    readonly calls: number;
    readonly applied: number;
  }[];
}

/** What may be written instead of a word that a fault rule may not hold. */
export interface FaultChoices {
  readonly label: string;
  readonly words: readonly string[];
}
