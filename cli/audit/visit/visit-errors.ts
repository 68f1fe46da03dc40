/** A page that could not be seen to its end; the message is a clause that says why. */
export class IncompleteError extends Error {
  override readonly name = 'IncompleteError';
}

/** A visit that this page has no way to be made in; the message is a clause that says why. */
export class SkippedError extends Error {
  override readonly name = 'SkippedError';
}
