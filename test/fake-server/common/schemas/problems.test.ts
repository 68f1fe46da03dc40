import { expect, test } from 'vitest';
import { requestSchemas } from '../../../../fake-server/common/schemas/index.ts';
import { toProblems } from '../../../../fake-server/common/schemas/problems.ts';

test('problems point into the body or into /query and say what was expected and what came', () => {
  const query = requestSchemas.track.safeParse({ query: { landing: 3, refer: '', rk: '', lang: '', screen: '' }, body: null });
  const body = requestSchemas['form-render'].safeParse({ query: {}, body: { visitorCookie: '', pagePath: '/' } });
  expect([query, body].flatMap(({ error }) => (error ? toProblems(error) : []))).toEqual([
    { pointer: '/query/landing', message: 'Invalid input: expected string, received number' },
    { pointer: '/formId', message: 'Invalid input: expected string, received undefined' },
  ]);
});
