/** One thing that `doctor` looked at. */
export interface Check {
  readonly name: string;
  /** `missing` is needed and not there; `attention` works, but not as one may expect. */
  readonly status: 'ok' | 'missing' | 'attention';
  readonly detail: string;
  /** What to do about it; absent when all is well. */
  readonly advice?: string;
}
