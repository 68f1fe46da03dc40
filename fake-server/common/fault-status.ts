/** The server-wide fault rules, as `GET /__ss/faults` returns them. */
export interface FaultStatus {
  readonly rules: string;
  readonly seed: number;
  readonly active: readonly {
    readonly rule: string;
    readonly target: string;
    /** The number of calls of the rule's target, and of those that the rule applied to. */
    readonly calls: number;
    readonly applied: number;
  }[];
}

/** The known words for the place of an unknown word in a fault rule. */
export interface FaultChoices {
  readonly label: string;
  readonly words: readonly string[];
}

/** An everyday failure by name, as `GET /__ss/faults/presets` returns it. */
export interface FaultPreset {
  /** Its name in rules: `preset:rate-limited`. */
  readonly id: string;
  readonly title: string;
  /** One sentence about its effect. */
  readonly text: string;
  /** The rules that it stands for. */
  readonly rules: string;
}

/** A response that a fault keeps open, as `GET /__ss/hung` returns it. */
export interface HungResponse {
  readonly id: number;
  /** The endpoint's name; `chunk`, or the name of a stand-in, for a file; empty for an unknown call. */
  readonly endpoint: string;
  /** Id of the called site; empty for the first site and for a host that is no site. */
  readonly site: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** The text of the fault rule. */
  readonly rule: string;
}
