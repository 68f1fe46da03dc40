import { z } from 'zod';

/** Maximum length of a quoted line, in UTF-16 code units. Minified files have one line. */
const maxQuoteChars = 160;
/** Length of the quoted part of a longer line before its column. */
const beforeChars = 40;

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

/** Returns what is quoted of a text at a place; null where the text has no such line, or a blank one. */
export function quoteAt(lines: readonly string[], { line, column }: Pick<SourceLine, 'line' | 'column'>): string | null {
  const whole = lines[line - 1];
  if (whole === undefined || whole.trim() === '') return null;
  if (whole.trim().length <= maxQuoteChars) return whole.trim();
  const start = Math.max(0, Math.min(column - 1 - beforeChars, whole.length - maxQuoteChars));
  const end = start + maxQuoteChars;
  return `${start > 0 ? '…' : ''}${whole.slice(start, end).trim()}${end < whole.length ? '…' : ''}`;
}
