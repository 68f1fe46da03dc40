/** The response to a call. A string body is sent as text, null as no body, any other value as JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
}

/** JSON of bodies that are sent again and again, such as those of recorded responses. */
const keptTexts = new WeakMap<object, Buffer>();

/** Keeps the JSON of a body that does not change. */
export function keepBodyText(body: unknown): void {
  if (typeof body === 'object' && body !== null) keptTexts.set(body, bodyBytes(body));
}

/** Returns the bytes of a response's body: strings and buffers unchanged, nothing for null, JSON for any other value. */
export function bodyBytes(body: unknown): Buffer {
  if (body === null || body === undefined) return noBytes;
  if (Buffer.isBuffer(body)) return body;
  if (typeof body === 'object') return keptTexts.get(body) ?? Buffer.from(JSON.stringify(body));
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

const noBytes = Buffer.alloc(0);
