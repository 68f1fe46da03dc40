import { CliError } from '../../fake-server/common/errors.ts';

type Test = (value: unknown) => boolean;

const isObject: Test = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isFunction: Test = (value) => typeof value === 'function';
// The signal may be of another realm, such as that of jsdom, whose classes are others.
const isSignal: Test = (value) => isObject(value) && typeof (value as { aborted?: unknown }).aborted === 'boolean';

/** Options outside of the tables of the command line. */
const expectations: Readonly<Record<string, readonly [what: string, test: Test]>> = {
  cwd: ['a text', (value) => typeof value === 'string'],
  env: ['an object', isObject],
  signal: ['an AbortSignal', isSignal],
  onMessage: ['a function', isFunction],
  onProblem: ['a function', isFunction],
};

/**
 * Throws a CliError for options that are not an object, and for a wrong context: calls from plain JavaScript may have any value.
 */
export function checkContext(call: string, options: unknown): void {
  if (!isObject(options)) throw new CliError(`${call}: expected the options as an object.`, 'usage');
  for (const [name, [what, test]] of Object.entries(expectations)) {
    const value = (options as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined && !test(value))
      throw new CliError(`${call}: the option ${name} is wrong. Expected ${what}.`, 'usage');
  }
}
