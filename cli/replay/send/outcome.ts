/** Result of a request: a complete response, or the reason of the failure. */
export type Outcome = CompleteResponse | FailedRequest;

export interface CompleteResponse {
  readonly status: number;
  /** Values of Set-Cookie. */
  readonly cookies: readonly string[];
  /** The body where it is kept; null when it is longer than the kept bytes. */
  readonly body: Buffer | null;
}

interface FailedRequest {
  /** The reason, as a clause. */
  readonly failed: string;
  /** Whether a part of the request may have left. If not, no connection could be made. */
  readonly hasLeft: boolean;
}

/** A request in the form in which it is sent. */
export interface PreparedRequest {
  readonly method: string;
  /** Request line, headers and body as Latin-1 text, one character a byte. */
  readonly bytes: string;
  /** Number of bytes of the response's body that are kept. */
  readonly keptBytes: number;
}

/** Sends requests over a pool of connections, each once and without a retry. */
export interface Sender {
  /** Sends a request, and calls `settled` once with its outcome. Never throws. */
  send(request: PreparedRequest, settled: (outcome: Outcome) => void): void;
  /** Opens a connection, so that the first request need not wait for it. Resolves when it is open, has failed, or takes long. */
  warmUp(): Promise<void>;
  /** Closes all connections. Pending requests fail with this reason. */
  close(reason: string): void;
}
