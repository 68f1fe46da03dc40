/** The response to a call. A string body is sent as text, null as no body, any other value as JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
}

/** Returns the bytes of a response's body: strings and buffers unchanged, nothing for null, JSON for any other value. */
export function bodyBytes(body: unknown): Buffer {
  if (body === null || body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
