import { z } from 'zod';

export const sourceLineSchema = z
  .object({
    url: z.string(),
    /** File of a folder or fixture site in which the line and column are; absent for other sources. */
    file: z.string().optional(),
    line: z.number(),
    column: z.number(),
    /** The line without its indent, or its part around the column. */
    code: z.string(),
    /** Call of Google's consent mode that the line has; absent for others. */
    consentCall: z.enum(['default', 'update']).optional(),
  })
  .readonly();
/** A line of a page's markup or script. Lines and columns are 1-based. */
export type SourceLine = z.infer<typeof sourceLineSchema>;
