import { camel, expectedNames, insertBefore, lastEntry, type Plan } from './plan.ts';

const table = 'runtime/contract/endpoints.ts';
const requests = 'fake-server/common/schemas/service-schemas.ts';

const payload = { format: 2, request: { body: { id: 'example' } }, response: { status: 200, body: {} }, note: 'Made by hand.' };

/** An endpoint in three places: its row in the contract, its request schema, and its recorded payload; with a test over HTTP. */
export const newEndpoint = (name: string): Plan => ({
  files: {
    [`fixtures/payloads/${name}.json`]: `${JSON.stringify(payload, null, 2)}\n`,
    [`test/conformance/endpoints/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';

test('${name} responds with 200, and the journal has it by its name', async () => {
  const platform = await startPlatform();
  const { status } = await call(platform, '/api/${name}', { method: 'POST', headers: formHeaders, body: 'id=example' });
  expect(status).toBe(200);
  expect(platform.journal.entries({ endpoint: '${name}' }).at(-1)).toMatchObject({ valid: true, status: 200 });
});
`,
  },
  edits: [
    insertBefore(
      table,
      /^\/\*\* .*\*\/\nexport const endpoints = /m,
      `const ${camel(name)} = {
  name: '${name}',
  method: 'POST',
  path: '/api/${name}',
  encoding: 'form',
  crumb: 'query',
  onFailure: 'shown',
  reference: 'calls#endpoint-table',
} as const satisfies EndpointRow;

`,
    ),
    lastEntry(table, /export const endpoints = \{/, camel(name)),
    insertBefore(expectedNames, /^`;$/m, `${name}  POST  /api/${name}  form  calls#endpoint-table\n`),
    lastEntry(
      requests,
      /serviceRequestSchemas = \{/,
      `'${name}': requestSchema(anyQuerySchema, z.looseObject({ id: idSchema }))`,
    ),
  ],
  next:
    `correct its row in ${table} and its schema in ${requests}; both stand a second time in the line of ${expectedNames}. An ` +
    'endpoint that computes its response has a handler in fake-server/endpoints/',
});
