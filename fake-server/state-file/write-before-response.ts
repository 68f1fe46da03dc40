import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { StateFile } from './state-file.ts';

/** Returns a listener that has the changes of a request in the state file before the response's first byte is sent. */
export const writeBeforeResponse =
  (listener: RequestListener, { write }: StateFile): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
    response.writeHead = (...parts: unknown[]) => {
      write();
      return writeHead(...parts);
    };
    listener(request, response);
  };
