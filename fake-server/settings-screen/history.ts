/** A value with what it was before, and what was undone. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** Steps that are remembered. */
const maxSteps = 200;

/** `joined`: the change goes on with the one before, as typing does; undo takes both back. */
export const change = <Value>({ past, present }: History<Value>, next: Value, joined = false): History<Value> => ({
  past: joined && past.length > 0 ? past : [...past, present].slice(-maxSteps),
  present: next,
  future: [],
});

/** The same where there is nothing to take back. */
export const undo = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
};

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
};
