import type { FetchText, FetchTextRequest, TextResponse } from '../../../runtime/browser/http.ts';

/** Records requests and returns the given responses in order, then the last one again; null is a network failure. */
export interface FakeFetchText {
  readonly sent: FetchTextRequest[];
  readonly fetchText: FetchText;
}

type Answer = TextResponse | null;

export function fakeFetchText(...answers: readonly (Answer | ((request: FetchTextRequest) => Answer))[]): FakeFetchText {
  const sent: FetchTextRequest[] = [];
  return {
    sent,
    async fetchText(request) {
      sent.push(request);
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? null;
      return typeof answer === 'function' ? answer(request) : answer;
    },
  };
}

export const jsonAnswer = (status: number, body: unknown): TextResponse => ({ status, text: JSON.stringify(body) });
