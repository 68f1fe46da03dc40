/** Facts that decide about colour on one stream. */
export interface ColorFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  /** true for `--color`, false for `--no-color`, null without one. */
  readonly flag: boolean | null;
}

const isOff = (value: string): boolean => value === '0' || value === 'false';

/**
 * Whether to write a stream in colour. The first of these decides: `--color` and `--no-color`, FORCE_COLOR, NO_COLOR,
 * CLICOLOR_FORCE, TERM=dumb, CLICOLOR=0, and last whether the stream is a terminal. An empty variable has no effect, except for
 * FORCE_COLOR, as in Node.js.
 */
export function wantsColor({ env, isTerminal, flag }: ColorFacts): boolean {
  if (flag !== null) return flag;
  if (env.FORCE_COLOR !== undefined) return !isOff(env.FORCE_COLOR);
  if (env.NO_COLOR) return false;
  if (env.CLICOLOR_FORCE && !isOff(env.CLICOLOR_FORCE)) return true;
  if (env.TERM === 'dumb' || env.CLICOLOR === '0') return false;
  return isTerminal;
}
