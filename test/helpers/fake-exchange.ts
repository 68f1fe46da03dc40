import type { Exchange, ExchangeAnswer, ExchangeRequest } from '../../runtime/lib/exchange.ts';

/** Keeps what was sent; answers one after the other, the last of them again and again. null is no answer at all. */
export interface FakeExchange {
  readonly sent: ExchangeRequest[];
  readonly exchange: Exchange;
}

type Answer = ExchangeAnswer | null;

export function fakeExchange(...answers: readonly (Answer | ((request: ExchangeRequest) => Answer))[]): FakeExchange {
  const sent: ExchangeRequest[] = [];
  return {
    sent,
    async exchange(request) {
      sent.push(request);
      const answer = answers[Math.min(sent.length, answers.length) - 1] ?? null;
      return typeof answer === 'function' ? answer(request) : answer;
    },
  };
}

export const jsonAnswer = (status: number, body: unknown): ExchangeAnswer => ({ status, text: JSON.stringify(body) });
