/** The parts of a response's head that a replay needs. */
export interface ResponseHead {
  readonly status: number;
  readonly framing: Framing;
  /** Whether the server keeps the connection open after this response. */
  readonly keepsOpen: boolean;
  /** Time after which the server closes an idle connection, if it says so: `Keep-Alive: timeout=5`. */
  readonly idleTimeoutMs: number | null;
  /** Values of Set-Cookie. */
  readonly cookies: readonly string[];
}

/** Way in which the end of a body is found: a number of bytes, chunks, or the end of the connection. */
type Framing = number | 'chunked' | 'until-close';

const statusLine = /^HTTP\/1\.([01]) ([1-9]\d\d)(?: [^\r\n]*)?$/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/;

/**
 * Decodes the head of a response without its empty line: https://www.rfc-editor.org/rfc/rfc9112. `method` is that of the request.
 * Throws an Error for text that is not the head of an HTTP/1 response, and for a body whose end cannot be known.
 */
export function decodeHead(text: string, method: string): ResponseHead {
  const [first = '', ...lines] = text.split('\r\n');
  const [, minor, code] = statusLine.exec(first) ?? [];
  if (code === undefined) throw new Error('the response is not HTTP');
  let length: number | null = null;
  let isChunked = false;
  let connection = '';
  let idleTimeoutMs: number | null = null;
  const cookies: string[] = [];
  for (const line of lines) {
    const [, name, value = ''] = headerLine.exec(line) ?? [];
    if (name === undefined) throw new Error('the response is not HTTP');
    // Most headers are skipped by their length, which is faster than a comparison of names.
    if (name.length === 14 && name.toLowerCase() === 'content-length') length = lengthOf(value, length);
    else if (name.length === 17 && name.toLowerCase() === 'transfer-encoding') isChunked = isChunkedOnly(value, isChunked);
    else if (name.length === 10 && name.toLowerCase() === 'connection') connection += `,${value.toLowerCase()}`;
    else if (name.length === 10 && name.toLowerCase() === 'set-cookie') cookies.push(value);
    else if (name.length === 10 && name.toLowerCase() === 'keep-alive') idleTimeoutMs = idleTimeoutOf(value);
  }
  if (isChunked && length !== null) throw new Error('the response has both Content-Length and Transfer-Encoding');
  const status = Number(code);
  const framing = isBodyless(status, method) ? 0 : isChunked ? 'chunked' : (length ?? 'until-close');
  const tokens = connection.split(',').map((token) => token.trim());
  const keepsOpen = framing !== 'until-close' && (minor === '1' ? !tokens.includes('close') : tokens.includes('keep-alive'));
  return { status, framing, keepsOpen, idleTimeoutMs, cookies };
}

const idleTimeoutOf = (value: string): number | null => {
  const [, seconds] = /(?:^|,)\s*timeout\s*=\s*(\d{1,9})/i.exec(value) ?? [];
  return seconds === undefined ? null : Number(seconds) * 1000;
};

const isBodyless = (status: number, method: string): boolean =>
  status < 200 || status === 204 || status === 304 || method === 'HEAD';

/** Returns the length; equal lengths may be repeated. */
function lengthOf(value: string, before: number | null): number {
  const length = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(length) || (before !== null && before !== length)) {
    throw new Error(`the response has the Content-Length ${JSON.stringify(value.slice(0, 40))}`);
  }
  return length;
}

function isChunkedOnly(value: string, wasChunked: boolean): boolean {
  if (wasChunked || value.toLowerCase() !== 'chunked') {
    throw new Error(`the response has the Transfer-Encoding ${JSON.stringify(value.slice(0, 40))}`);
  }
  return true;
}
