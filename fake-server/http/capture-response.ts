import type { ServerResponse } from 'node:http';

/**
 * Collects the bytes that other middleware writes to a response, and calls `done` with them when the response ends. The methods
 * of the response are restored before that call; its status and headers are set. The bytes are not compressed.
 */
export function captureResponse(response: ServerResponse, done: (bytes: Buffer) => void): void {
  const { write, end, writeHead } = response;
  delete response.req.headers['accept-encoding'];
  const parts: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(Buffer.from(chunk as string));
  };
  response.writeHead = ((status: number, headers?: Record<string, string>) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return response;
  }) as typeof writeHead;
  response.write = ((chunk: unknown) => {
    keep(chunk);
    return true;
  }) as typeof write;
  response.end = ((chunk?: unknown) => {
    keep(chunk);
    Object.assign(response, { write, end, writeHead });
    done(Buffer.concat(parts));
    return response;
  }) as typeof end;
}
