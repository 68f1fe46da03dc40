/**
 * Returns what a third party's address holds as JSON. Nothing of the visitor goes along: no cookies, no referrer. Rejects for another status than
 * success, for text that is no JSON, and after `timeoutMs`.
 */
export async function fetchJson(address: string, timeoutMs: number): Promise<unknown> {
  const signal = AbortSignal.timeout?.(timeoutMs) ?? null;
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}, expected 200`);
  return response.json();
}
