/** A problem of an input that is not one of its items'. */
export interface InputProblem {
  readonly ruleId:
    | 'input-empty'
    | 'input-not-text'
    | 'input-too-large'
    | 'json-syntax'
    | 'layout-limit'
    | 'page-context-syntax'
    | 'unfinished-tag';
  readonly message: string;
  /** Offset in the part of the input; undefined for a problem of all of it. */
  readonly offset?: number;
}
