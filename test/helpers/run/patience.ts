/** Time limits of waits in tests. They are far above the usual duration, so that a busy machine fails no test. */
export const patienceMs = 60_000;
