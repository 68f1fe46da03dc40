/** The response to a call. A string body is sent as it is, null is no body, anything else is sent as JSON. */
export interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body: unknown;
}
