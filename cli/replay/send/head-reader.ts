import { decodeHead, type ResponseHead } from './response-head.ts';

/** Reads the head of a response, in pieces of any size. */
export interface HeadReader {
  begin(method: string): void;
  /**
   * Reads received bytes. Returns the head with the bytes after it, or null for an incomplete head. Interim responses before it
   * are skipped. Throws an Error for bytes that are not a head of HTTP/1.
   */
  read(bytes: Buffer): { readonly head: ResponseHead; readonly rest: Buffer } | null;
}

/** Limits against a server that sends without end (our choice). */
const maxHeadBytes = 64 * 1024;
const maxInterimResponses = 16;
const headEnd = Buffer.from('\r\n\r\n');
const protocol = 'HTTP/1.';

export function createHeadReader(): HeadReader {
  let method = 'GET';
  let incomplete: Buffer | null = null;
  let interim = 0;
  // Most heads of a server are equal within a second.
  let lastText = '';
  let lastHead: ResponseHead | null = null;

  const decode = (text: string): ResponseHead => {
    if (lastHead && text === lastText && method !== 'HEAD') return lastHead;
    const head = decodeHead(text, method);
    lastText = method === 'HEAD' ? '' : text;
    lastHead = head;
    return head;
  };
  const noteInterim = (status: number): void => {
    if (status === 101) throw new Error('the server changed the protocol');
    interim += 1;
    if (interim > maxInterimResponses) throw new Error(`the server sent more than ${maxInterimResponses} interim responses`);
  };

  return {
    begin(ofMethod) {
      method = ofMethod;
      incomplete = null;
      interim = 0;
    },
    read(bytes) {
      let all = incomplete ? Buffer.concat([incomplete, bytes]) : bytes;
      for (let end = all.indexOf(headEnd); end >= 0; end = all.indexOf(headEnd)) {
        if (end > maxHeadBytes) break;
        const head = decode(all.toString('latin1', 0, end));
        all = all.subarray(end + headEnd.length);
        if (head.status >= 200) return { head, rest: all };
        noteInterim(head.status);
      }
      if (all.length > maxHeadBytes) throw new Error(`the response's head is longer than ${maxHeadBytes} bytes`);
      if (!protocol.startsWith(all.toString('latin1', 0, protocol.length))) throw new Error('the response is not HTTP');
      // A copy, because the connection reuses the memory of received bytes.
      incomplete = Buffer.from(all);
      return null;
    },
  };
}
