import type { ApiResponse } from '../http/api-response.ts';
import type { ApiCall } from './handler.ts';

/** Calls that a visitor of a site may send each minute. The figures are our choice, and no visitor reaches them by hand. */
export const callsPerMinute = { 'save-form-submission': 120, 'site-user-session-create': 60 } as const;

/**
 * Counts a call of a visitor, known by the crumb cookie. Returns the response to one too many: status 429 with `Retry-After` in
 * seconds; null for an allowed call (calls#rate-limit).
 */
export function overLimit(
  { state, site, cookies }: Pick<ApiCall, 'state' | 'site' | 'cookies'>,
  name: keyof typeof callsPerMinute,
): ApiResponse | null {
  const perMinute = callsPerMinute[name];
  const seconds = state.rateLimits.take(`${name} ${site} ${cookies.get('crumb') ?? ''}`, perMinute);
  if (seconds === 0) return null;
  return {
    status: 429,
    headers: { 'retry-after': String(seconds) },
    body: { error: `More than ${perMinute} calls a minute.`, code: rateLimited },
  };
}

const rateLimited = 'RATE_LIMITED';

/** Returns whether the platform refused a call by its rate. */
export const isOverLimit = ({ status, body }: ApiResponse): boolean =>
  status === 429 && (body as { code?: unknown } | null)?.code === rateLimited;
