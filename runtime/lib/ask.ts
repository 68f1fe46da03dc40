import type { ApiRequest } from './api-request.ts';

/** Makes a call by XHR and tells its end: status (0 if no answer came) and text. The answer calls it off, and then nothing is told. */
export type Ask = (request: ApiRequest, onDone: (status: number, text: string) => void) => () => void;

/** The door is taken now, so that a page that replaces it later does not get between. */
export const createAsk =
  ({ XMLHttpRequest, location }: Window & typeof globalThis): Ask =>
  ({ address, method, headers, body }, onDone) => {
    const call = new XMLHttpRequest();
    // Not relative: a page's <base> may lead to another host.
    call.open(method, location.origin + address);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.onload = call.onerror = () => onDone(call.status, call.responseText);
    call.send(body);
    return () => call.abort();
  };
