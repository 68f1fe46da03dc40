import * as z from 'zod';
import { type EndpointName, type EndpointRow, endpoints } from '../../runtime/contract/endpoints.ts';
import { readRecordedPayloads } from '../api/recorded.ts';
import { requestSchemas, responseSchemas } from '../common/schemas/index.ts';
import { packageVersion } from '../root.ts';
import { components, sharedResponses } from './openapi-responses.ts';

type JsonSchema = { readonly [key: string]: unknown } & {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

const contentTypes: Readonly<Record<EndpointRow['encoding'], readonly string[]>> = {
  none: [],
  query: [],
  form: ['application/x-www-form-urlencoded'],
  json: ['application/json'],
  'form-or-json': ['application/x-www-form-urlencoded', 'application/json'],
  text: ['text/plain'],
};

/**
 * Returns the contract as an OpenAPI 3.1 document: the schemas that check the calls, the recorded responses as examples, and
 * every failure that a call may get. Form fields are described decoded.
 */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  const recorded = readRecordedPayloads();
  for (const row of Object.values(endpoints)) {
    const example = recorded.get(row.name)?.response.body;
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(row, example) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'The /api calls of published pages', version: packageVersion },
    paths,
    components,
  };
}

function operation(row: (typeof endpoints)[keyof typeof endpoints], example: unknown): object {
  const request = jsonSchema(requestSchemas[row.name]);
  const types = contentTypes[row.encoding];
  const schema = request.properties?.body ?? {};
  return {
    operationId: row.name,
    description: `Behaviour reference: ${row.reference}.`,
    parameters: [...pathParameters(row.path), ...queryParameters(request.properties?.query)],
    ...(types.length === 0 ? {} : { requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema }])) } }),
    responses: {
      200: { description: 'Success.', content: success(row.name, example) },
      ...sharedResponses(row),
    },
  };
}

/** The help page is HTML. A recorded response without a body is no example. */
const success = (name: EndpointName, example: unknown): object =>
  name === 'sso-help'
    ? { 'text/html': { schema: { type: 'string' } } }
    : {
        'application/json': {
          schema: jsonSchema(responseSchemas[name]),
          ...(example === null || example === undefined ? {} : { example }),
        },
      };

const pathParameters = (path: string): object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const queryParameters = (query: JsonSchema | undefined): object[] =>
  Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query?.required?.includes(name) ?? false,
    schema,
  }));

const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as unknown as JsonSchema;
