import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from '../../../fake-server/control/openapi.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';
import { expectedCalls } from '../../helpers/values/expected-names.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: { name: string; in: string; required: boolean }[];
  readonly requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

describe('/__ss/openapi.json', () => {
  test('describes all calls with parameters and bodies', async () => {
    const document = (await call(await startPlatform(), '/__ss/openapi.json')).json() as {
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(expectedCalls.length);
    const hit = document.paths['/api/census/RecordHit']?.post;
    expect(Object.keys(hit?.requestBody?.content['application/x-www-form-urlencoded']?.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['event', 'data', 'ss_cvr']),
    );
    expect(document.paths['/api/census/RecordQuickView/{id}']?.post?.parameters).toMatchObject([
      { name: 'id', in: 'path', required: true },
    ]);
    expect(document.paths['/api/auth/sso/help']?.get?.parameters).toMatchObject([{ name: 'path', in: 'query', required: true }]);
    expect(Object.keys(document.paths['/api/site-users/account/session'] ?? {})).toEqual(['post', 'delete']);
  });

  test('each call has 12 responses; a sent response of each status keeps the schema of its status', async () => {
    const document = openApiDocument() as {
      paths: Record<string, Record<string, Operation & { responses: Record<string, { $ref?: string }> }>>;
      components: { responses: Record<string, { content?: Record<string, { schema: object }> }>; schemas: object };
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId, responses } of operations)
      expect([operationId, Object.keys(responses)]).toEqual([
        operationId,
        ['200', '204', '400', '401', '403', '404', '405', '413', '429', '500', '502', '503'],
      ]);
    const widget = document.paths['/api/widget/GetWidgetRendering']?.post;
    const hit = document.paths['/api/1/performance/settings']?.get;
    expect([widget?.responses[400]?.$ref, hit?.responses[400]?.$ref]).toEqual([
      '#/components/responses/RefusedOrCrumb',
      '#/components/responses/Refused',
    ]);
    const platform = await startPlatform();
    const sent = [
      ...['crumbFail', 'errors:a=b', 'error:No.+status:400', 'loginRequired+status:401', 'authorizationFail+status:401'],
      ...['status:403', 'status:404', 'status:429', 'status:500', 'status:502', 'status:503', '204'],
    ];
    for (const fault of sent) {
      const path = '/api/widget/GetWidgetRendering';
      const { status, text } = await call(platform, path, { method: 'POST', headers: { 'x-ss-fault': fault } });
      const name = widget?.responses[status]?.$ref?.split('/').at(-1) ?? '';
      const schema = document.components.responses[name]?.content?.['application/json']?.schema;
      if (!schema) expect([fault, text]).toEqual([fault, '']);
      else {
        const whole = JSON.parse(
          JSON.stringify({ ...schema, $defs: document.components.schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
        ) as never;
        expect([fault, z.fromJSONSchema(whole).safeParse(JSON.parse(text)).success]).toEqual([fault, true]);
      }
    }
  });

  test(
    'is valid by the published schema of OpenAPI 3.1, which refuses a parameter without `in` and a response without a ' +
      'description',
    async () => {
      const problems = async (change: (document: never) => void) => {
        const document = JSON.parse(JSON.stringify(openApiDocument())) as Record<string, unknown>;
        change(document as never);
        return (await new Validator().validate(document)).errors;
      };
      expect(await problems(() => {})).toBeUndefined();
      type Document = { paths: Record<string, { get: { parameters: { in?: string }[]; responses: Record<string, object> } }> };
      const help = ({ paths }: Document) => paths['/api/auth/sso/help']?.get;
      const place = '/paths/~1api~1auth~1sso~1help/get';
      const withoutPlace = await problems((document) => delete help(document)?.parameters[0]?.in);
      expect(JSON.stringify(withoutPlace)).toContain(`${place}/parameters/0`);
      const withoutDescription = await problems((document) => {
        const operation = help(document);
        if (operation) operation.responses[200] = {};
      });
      expect(JSON.stringify(withoutDescription)).toContain(`${place}/responses/200`);
    },
  );
});
