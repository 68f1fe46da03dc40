import type { CommandDefinition } from '../command.ts';
import { audit } from './audit.ts';
import { completion } from './completion.ts';
import { config } from './config.ts';
import { doctor } from './doctor.ts';
import { endpoints } from './endpoints.ts';
import { har } from './har.ts';
import { replay } from './replay.ts';
import { schema } from './schema.ts';
import { serve } from './serve.ts';
import { validate } from './validate.ts';

/** All commands, in the order of the help text. */
export const commands: readonly CommandDefinition<never>[] = [
  serve,
  validate,
  schema,
  replay,
  har,
  audit,
  endpoints,
  doctor,
  config,
  completion,
];
