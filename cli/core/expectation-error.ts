/** A value that is not an option's. The message is a sentence that names the expectation. */
export class ExpectationError extends Error {
  override readonly name = 'ExpectationError';
}
