/** The schema of a line of a recording, for files of unknown content. `journal.ts` declares its type. */

import * as z from 'zod';
import { type EndpointName, endpoints } from '../../../runtime/contract/endpoints.ts';
import type { JournalEntry } from '../journal/journal.ts';

const names: readonly EndpointName[] = Object.values(endpoints).map(({ name }) => name);

export const journalEntrySchema: z.ZodType<JournalEntry> = z.looseObject({
  seq: z.int().positive(),
  time: z.iso.datetime(),
  site: z.string(),
  endpoint: z.enum(names).nullable(),
  method: z.string().min(1),
  path: z.string().startsWith('/', 'expected a path'),
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())], 'expected text or a list of texts')),
  headers: z.record(z.string(), z.string()),
  encoding: z.enum(['none', 'form', 'json', 'text', 'unknown']),
  body: z.unknown(),
  bodyText: z.string(),
  valid: z.boolean(),
  problems: z.array(z.looseObject({ pointer: z.string(), message: z.string() })),
  status: z.int().min(0).max(999),
  fault: z.string().nullable(),
  note: z.string().optional(),
  from: z.enum(['page', 'tool', 'foreign']).optional(),
  response: z
    .looseObject({ status: z.int().min(0).max(999), headers: z.record(z.string(), z.string()), body: z.unknown() })
    .optional(),
  durationMs: z.number().min(0).optional(),
  session: z.string().optional(),
});
