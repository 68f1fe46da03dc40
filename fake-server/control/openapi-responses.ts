import * as z from 'zod';
import type { EndpointRow } from '../../runtime/contract/endpoints.ts';
import { failureResponseSchema } from '../common/schemas/index.ts';

/** The failures that every call may get: shared parts of the OpenAPI document, and the responses of one endpoint. */

const text = { type: 'string' } as const;

const schemas = {
  Failure: z.toJSONSchema(failureResponseSchema, { unrepresentable: 'any', io: 'input' }),
  FieldErrors: {
    type: 'object',
    required: ['errors'],
    properties: { errors: { type: 'object', additionalProperties: text, description: 'Sentences by field id.' } },
  },
  CrumbFailure: {
    type: 'object',
    description: 'calls#crumb-renewal: the client stores the new crumb and repeats the call once.',
    required: ['crumbFail', 'crumb'],
    properties: { error: text, crumbFail: { const: true }, crumb: { ...text, description: 'The new crumb.' } },
  },
  RateLimit: {
    type: 'object',
    required: ['error'],
    properties: { error: text, code: { const: 'RATE_LIMITED' } },
  },
};

const schemaOf = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });
const failure = (description: string, headers?: object) => ({
  description,
  ...(headers ? { headers } : {}),
  content: json(schemaOf('Failure')),
});
const page = { 'text/html': { schema: text } };

const responses = {
  Empty: { description: 'Success without a body (calls#empty-response).' },
  Refused: {
    description: 'The call was refused, or its body cannot be read.',
    content: json({ anyOf: [schemaOf('FieldErrors'), schemaOf('Failure')] }),
  },
  RefusedOrCrumb: {
    description: 'The call was refused, its body cannot be read, or its crumb is wrong or older than 12 h.',
    content: json({ anyOf: [schemaOf('CrumbFailure'), schemaOf('FieldErrors'), schemaOf('Failure')] }),
  },
  SignedOut: failure('The visitor must log in (loginRequired) or has no permission (authorizationFail).'),
  Forbidden: failure('The visitor may not make this call.'),
  Missing: failure('The platform does not have what was asked for.'),
  WrongMethod: failure('The path has no such method.', { Allow: { description: 'The methods of the path.', schema: text } }),
  TooLong: failure('The body is longer than the platform reads. The connection is closed.'),
  TooMany: {
    description: 'The visitor has sent too many calls.',
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
    content: json({ anyOf: [schemaOf('RateLimit'), schemaOf('Failure')] }),
  },
  ServerError: failure('The platform failed.'),
  GatewayError: {
    description: 'The gateway does not reach the platform: an error as JSON, or the page of the gateway.',
    content: { ...json(schemaOf('Failure')), ...page },
  },
  Unavailable: {
    description: 'The platform is temporarily unavailable.',
    content: { ...json(schemaOf('Failure')), ...page },
  },
};

/** The shared parts of the document. */
export const components = { schemas, responses };

const responseOf = (name: keyof typeof responses) => ({ $ref: `#/components/responses/${name}` });

/** Returns the failures of an endpoint, and its empty success, by status. */
export const sharedResponses = ({ crumb }: EndpointRow): Readonly<Record<string, object>> => ({
  204: responseOf('Empty'),
  400: responseOf(crumb === 'none' ? 'Refused' : 'RefusedOrCrumb'),
  401: responseOf('SignedOut'),
  403: responseOf('Forbidden'),
  404: responseOf('Missing'),
  405: responseOf('WrongMethod'),
  413: responseOf('TooLong'),
  429: responseOf('TooMany'),
  500: responseOf('ServerError'),
  502: responseOf('GatewayError'),
  503: responseOf('Unavailable'),
});
