import { createChunkReader } from './chunk-reader.ts';
import { createHeadReader } from './head-reader.ts';
import type { ResponseHead } from './response-head.ts';

/** A complete response. */
export interface ReadResponse {
  readonly status: number;
  readonly keepsOpen: boolean;
  /** Time after which the server closes an idle connection; null for an unknown one. */
  readonly idleTimeoutMs: number | null;
  readonly cookies: readonly string[];
  /** The body; empty unless it is kept, and null when it is longer than the kept bytes. */
  readonly body: Buffer | null;
}

/** Reads the responses of one connection, in pieces of any size. */
export interface ResponseReader {
  /** Starts to read the response to a request. Keeps at most `keptBytes` of its body. */
  begin(method: string, keptBytes: number): void;
  /**
   * Reads received bytes. Returns the response when it is complete, otherwise null. Throws an Error for a response that is not
   * HTTP.
   */
  read(bytes: Buffer): ReadResponse | null;
  /** Returns the response that the end of the connection completes; null when it is not complete. */
  close(): ReadResponse | null;
  /** Whether a part of the response has arrived. */
  readonly hasBegun: boolean;
}

/** Creates a reader. A response with bytes beyond its end is complete, and its connection is not used again. */
export function createResponseReader(): ResponseReader {
  const heads = createHeadReader();
  const chunks = createChunkReader();
  let keptBytes = 0;
  let head: ResponseHead | null = null;
  let bodyLeft = 0;
  let bodyLength = 0;
  let hasBegun = false;
  let kept: Buffer[] = [];

  const keep = (bytes: Buffer): void => {
    bodyLength += bytes.length;
    if (bytes.length > 0 && bodyLength <= keptBytes) kept.push(Buffer.from(bytes));
  };
  const complete = ({ status, keepsOpen, idleTimeoutMs, cookies }: ResponseHead, bytesBeyond = 0): ReadResponse => {
    const body = keptBytes > 0 && bodyLength > keptBytes ? null : Buffer.concat(kept);
    hasBegun = false;
    return { status, keepsOpen: keepsOpen && bytesBeyond === 0, idleTimeoutMs, cookies, body };
  };
  const readBody = (current: ResponseHead, bytes: Buffer): ReadResponse | null => {
    if (current.framing === 'until-close') {
      keep(bytes);
      return null;
    }
    if (current.framing === 'chunked') {
      const bytesBeyond = chunks.read(bytes, keep);
      return bytesBeyond === null ? null : complete(current, bytesBeyond);
    }
    const bytesBeyond = Math.max(0, bytes.length - bodyLeft);
    const part = bytesBeyond > 0 ? bytes.subarray(0, bodyLeft) : bytes;
    bodyLeft -= part.length;
    keep(part);
    return bodyLeft === 0 ? complete(current, bytesBeyond) : null;
  };

  return {
    get hasBegun() {
      return hasBegun;
    },
    begin(method, bytesToKeep) {
      heads.begin(method);
      chunks.begin();
      keptBytes = bytesToKeep;
      head = null;
      bodyLength = 0;
      kept = [];
    },
    read(bytes) {
      hasBegun = true;
      if (head) return readBody(head, bytes);
      const found = heads.read(bytes);
      if (!found) return null;
      head = found.head;
      if (typeof head.framing === 'number') bodyLeft = head.framing;
      return readBody(head, found.rest);
    },
    close: () => (hasBegun && head?.framing === 'until-close' ? complete(head) : null),
  };
}
