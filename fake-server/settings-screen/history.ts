/** A value with its earlier values, and the undone ones. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** The number of steps that can be undone. */
const maxSteps = 200;

/** Adds a change. A joined one continues the last change, as typing does: both are undone together. */
export const change = <Value>({ past, present }: History<Value>, next: Value, joined = false): History<Value> => ({
  past: joined && past.length > 0 ? past : [...past, present].slice(-maxSteps),
  present: next,
  future: [],
});

/** Returns the history with its last change undone; the same history when there is no change. */
export const undo = <Value>(history: History<Value>): History<Value> => {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
};

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [next, ...future] = history.future;
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future };
};
