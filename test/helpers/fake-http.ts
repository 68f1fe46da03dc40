import type { ApiRequest } from '../../runtime/lib/api-request.ts';
import type { Http } from '../../runtime/lib/http.ts';

/** Keeps what was sent and answers what it is told to. */
export interface FakeHttp extends Http {
  readonly sent: ApiRequest[];
  /** The body of a sent form, field by field. */
  fields(index: number): Record<string, string>;
}

export function fakeHttp(answer: () => number | null | Promise<number> = () => 200): FakeHttp {
  const sent: ApiRequest[] = [];
  return {
    sent,
    fields: (index) => Object.fromEntries(new URLSearchParams(sent[index]?.body)),
    async send(request) {
      sent.push(request);
      return await answer();
    },
  };
}

/** Surroundings of a page at `/about/?a=b#team`. */
export const fakeSurroundings = (path = '/about/') => ({
  url: `http://clean.localhost${path}?a=b#team`,
  path,
  queryString: '?a=b',
  hash: '#team',
  referrer: 'http://elsewhere.example/',
  userAgent: 'Test/1.0',
  viewportInnerHeight: 600,
  viewportInnerWidth: 800,
  screenHeight: 900,
  screenWidth: 1440,
});
