/** Returns the message of any thrown or emitted value, also of an event or a plain object. Never returns `[object Object]`. */
export function errorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, error: inner, code, type } = error as Record<'message' | 'error' | 'code' | 'type', unknown>;
  const texts = [message, inner instanceof Error ? errorMessage(inner) : '', firstOf(error), code, type, error.constructor?.name];
  return (texts.find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? 'unknown failure';
}

/**
 * Returns the message of the first inner error. Node.js reports failed connections to all addresses of a host as an
 * AggregateError without a message: https://nodejs.org/api/net.html#socketconnectoptions-connectlistener.
 */
const firstOf = (error: object): string =>
  error instanceof AggregateError && error.errors.length > 0 ? errorMessage(error.errors[0]) : '';
