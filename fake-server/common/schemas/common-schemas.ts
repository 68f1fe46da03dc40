/** Schemas that requests and responses of several topics share. Form fields and query parameters are text even for numbers. */

import * as z from 'zod';

/** A text that is not empty. */
export const idSchema = z.string().min(1, 'expected some text, received an empty one');

export const numberLikeSchema = z
  .union([z.number(), z.string()], 'expected a number')
  .refine((value) => typeof value === 'number' || /^-?\d+(?:\.\d+)?$/.test(value), 'expected a number');

export const flagLikeSchema = z.union([z.boolean(), z.enum(['true', 'false'])], 'expected true or false');

/** A path without its trailing slash; the root is `/` or empty. */
export const pagePathSchema = z
  .string()
  .refine(
    (path) => path === '' || path === '/' || (path.startsWith('/') && !path.endsWith('/')),
    'expected a path without a trailing slash',
  );

export const anyQuerySchema = z.looseObject({});

/** A client may send an empty form or object with a call that has no fields. */
export const emptyBodySchema = z.union([z.null(), z.literal(''), z.looseObject({})], 'expected no body');

/** Returns the schema of a decoded request. JSON text inside its fields is decoded too. */
export const requestSchema = <Query extends z.ZodType, Body extends z.ZodType>(query: Query, body: Body) =>
  z.object({ query, body });
