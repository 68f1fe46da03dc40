import { z } from 'zod';

// What the exports of Chromium, Firefox, Safari and Playwright have in common, and where they differ. A field of the wrong type
// counts as absent.

const nameAndValue = z.object({ name: z.string(), value: z.string() });

/** A body. Playwright may save it in a file of its own; it names the file, and so does its ZIP archive. */
const contentSchema = z.object({
  mimeType: z.string().catch(''),
  size: z.number().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  encoding: z.string().optional().catch(undefined),
  _file: z.string().optional().catch(undefined),
});

const entrySchema = z.object({
  /** Chromium and Playwright have it; Firefox and Safari do not. */
  _resourceType: z.string().optional().catch(undefined),
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({
    status: z.number(),
    headers: z.array(z.unknown()).catch([]),
    redirectURL: z.string().catch(''),
    content: contentSchema.catch({ mimeType: '' }),
  }),
});

export interface HarEntry extends z.infer<typeof entrySchema> {
  /** Returns the value of a response header; empty without it. */
  header(name: string): string;
}

/** Decodes what a site needs of a HAR's entry; null for another value. */
export function readHarEntry(raw: unknown): HarEntry | null {
  const entry = entrySchema.safeParse(raw).data;
  if (!entry) return null;
  const header = (name: string) =>
    entry.response.headers.map((pair) => nameAndValue.safeParse(pair).data).find((pair) => pair?.name.toLowerCase() === name)
      ?.value ?? '';
  return { ...entry, header };
}
