import type * as z from 'zod';
import type { JournalProblem } from '../journal/journal.ts';
import { toPointer } from '../json-pointer.ts';

/** Returns the problems of a `{query, body}` request as the journal has them: with pointers into the body, or into `/query`. */
export const toProblems = (error: z.ZodError): readonly JournalProblem[] =>
  error.issues.map(({ path, message }) => ({ pointer: toPointer(path[0] === 'body' ? path.slice(1) : path), message }));
