import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { JournalEntry } from '../../../fake-server/common/journal/journal.ts';
import { harParts } from '../../../fake-server/har/journal-har.ts';
import { journalEntry } from '../../helpers/platform/journal-entry.ts';

// HAR 1.2: http://www.softwareishard.com/blog/har-12-spec/. Chrome's import demands every field that is not optional here.
const pair = z.strictObject({ name: z.string(), value: z.string() });
const cookie = pair.extend({
  path: z.string().optional(),
  domain: z.string().optional(),
  expires: z.iso.datetime().optional(),
  httpOnly: z.boolean().optional(),
  secure: z.boolean().optional(),
  sameSite: z.string().optional(),
});
const message = {
  httpVersion: z.string(),
  cookies: z.array(cookie),
  headers: z.array(pair),
  headersSize: z.int(),
  bodySize: z.int(),
};
const harSchema = z.strictObject({
  log: z.strictObject({
    version: z.literal('1.2'),
    creator: z.strictObject({ name: z.string(), version: z.string() }),
    pages: z.array(z.never()),
    entries: z.array(
      z.strictObject({
        startedDateTime: z.iso.datetime(),
        time: z.number().min(0),
        request: z.strictObject({
          ...message,
          method: z.string(),
          url: z.url(),
          queryString: z.array(pair),
          postData: z.strictObject({ mimeType: z.string(), text: z.string() }).optional(),
        }),
        response: z.strictObject({
          ...message,
          status: z.int(),
          statusText: z.string(),
          content: z.strictObject({
            size: z.int().min(0),
            mimeType: z.string(),
            text: z.string().optional(),
            encoding: z.literal('base64').optional(),
          }),
          redirectURL: z.string(),
        }),
        cache: z.strictObject({}),
        timings: z.strictObject({ send: z.number(), wait: z.number(), receive: z.number() }),
        comment: z.string().optional(),
      }),
    ),
  }),
});

function harOf(...entries: readonly JournalEntry[]) {
  const { log } = harSchema.parse(JSON.parse([...harParts(entries, 'https')].join('')));
  return log.entries;
}

const response = (fields: Partial<NonNullable<JournalEntry['response']>>) => ({
  status: 200,
  headers: {},
  body: null,
  ...fields,
});

describe('the journal as HAR 1.2', () => {
  test('has the response with its status, headers, cookies, body and time', () => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'set-cookie': 'crumb=a=b; Path=/; HttpOnly; SameSite=Lax\nCART=c; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Secure',
    };
    const [entry] = harOf(
      journalEntry({ status: 400, durationMs: 12.5, response: response({ status: 400, headers, body: { error: 'é' } }) }),
    );
    expect(entry).toMatchObject({
      time: 12.5,
      timings: { send: 0, wait: 12.5, receive: 0 },
      response: {
        status: 400,
        statusText: 'Bad Request',
        headers: [
          { name: 'content-type', value: 'application/json; charset=utf-8' },
          { name: 'set-cookie', value: 'crumb=a=b; Path=/; HttpOnly; SameSite=Lax' },
          { name: 'set-cookie', value: 'CART=c; Expires=Wed, 21 Oct 2026 07:28:00 GMT; Secure' },
        ],
        cookies: [
          { name: 'crumb', value: 'a=b', path: '/', httpOnly: true, secure: false, sameSite: 'Lax' },
          { name: 'CART', value: 'c', expires: '2026-10-21T07:28:00.000Z', httpOnly: false, secure: true },
        ],
        content: { size: 14, mimeType: 'application/json; charset=utf-8', text: '{"error":"é"}' },
        bodySize: 14,
      },
    });
  });

  test.each([
    ['text', 'hello', { size: 5, mimeType: 'x-unknown', text: 'hello' }],
    ['JSON without a type', { a: 1 }, { size: 7, mimeType: 'application/json', text: '{"a":1}' }],
    ['no body', null, { size: 0, mimeType: 'x-unknown' }],
    ['bytes', 'a\u0000b', { size: 3, mimeType: 'x-unknown', text: 'YQBi', encoding: 'base64' }],
  ])('has a body of %s', (_name, body, content) => {
    expect(harOf(journalEntry({ response: response({ body }) }))[0]?.response.content).toEqual(content);
  });

  test('has an address with the host localhost for a call whose host is not valid', () => {
    expect(harOf(journalEntry({ path: '/api/x', headers: { host: '"><x' } }))[0]?.request.url).toBe('https://localhost/api/x');
  });

  test('has redirects, calls without a response, and entries of earlier versions', () => {
    const [redirect, none, old] = harOf(
      journalEntry({ status: 302, response: response({ status: 302, headers: { location: '/a' } }) }),
      journalEntry({ status: 0, fault: 'hang', response: response({ body: { a: 1 } }) }),
      journalEntry({ query: { a: ['1', '2'] }, bodyText: 'x' }),
    );
    expect(redirect?.response).toMatchObject({ redirectURL: '/a', statusText: 'Found' });
    expect(none?.response).toMatchObject({ status: 0, statusText: '', headers: [], content: { size: 0 } });
    expect(none?.comment).toBe('The connection ended without a response.');
    expect(old).toMatchObject({
      time: 0,
      request: { queryString: [{}, {}], postData: { text: 'x' } },
      response: { bodySize: -1 },
    });
  });
});
