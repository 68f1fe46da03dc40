import type { FetchText, FetchTextRequest, TextResponse } from '../../../runtime/browser/http.ts';

/** Records requests and returns the given responses in order, then the last one again; null is a network failure. */
export interface FakeFetchText {
  readonly sent: FetchTextRequest[];
  readonly fetchText: FetchText;
}

type FakeResponse = TextResponse | null;

export function fakeFetchText(
  ...responses: readonly (FakeResponse | ((request: FetchTextRequest) => FakeResponse))[]
): FakeFetchText {
  const sent: FetchTextRequest[] = [];
  return {
    sent,
    async fetchText(request) {
      sent.push(request);
      const response = responses[Math.min(sent.length, responses.length) - 1] ?? null;
      return typeof response === 'function' ? response(request) : response;
    },
  };
}

export const jsonAnswer = (status: number, body: unknown): TextResponse => ({ status, text: JSON.stringify(body) });
