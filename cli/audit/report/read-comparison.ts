import { z } from 'zod';
import { severities } from '../../../runtime/contract/findings.ts';
import { isFields } from '../../../runtime/contract/read.ts';
import { CliError } from '../../errors.ts';
import { parseJsonFile, readTextFile } from '../../read-file.ts';

/** Returns a schema of a list without the items that do not match. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((one) => {
        const result = item.safeParse(one);
        return result.success ? [result.data] : [];
      }),
    );
const text = z.string();

const cookie = z.object({
  name: text,
  domain: text.catch(''),
  present: z.boolean().catch(true),
  writtenLifetimeMs: z.number().nullable().optional().catch(undefined),
  refused: text.optional().catch(undefined),
});
const finding = z.object({
  id: text.optional().catch(undefined),
  ruleId: text,
  severity: z.enum(severities).catch('error'),
  message: text.catch(''),
  url: text.optional().catch(undefined),
  journey: text.optional().catch(undefined),
  evidence: z
    .object({ subject: text.optional().catch(undefined), journeys: z.array(text).optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
const page = z.object({
  url: text,
  journeys: listOf(z.object({ name: text, cookies: listOf(cookie), calls: listOf(z.object({ url: text })) })),
  findings: listOf(finding),
  thirdParties: listOf(z.object({ host: text })).optional(),
});
const document = z.object({
  environment: z.object({ startedAt: text }).nullable().optional().catch(undefined),
  pages: listOf(page),
});

/** Part of an audit's document that is compared. Documents of any version of this tool match it. */
export interface ComparableDocument {
  readonly environment?: { readonly startedAt: string } | null | undefined;
  readonly pages: readonly ComparablePage[];
}

export interface ComparablePage {
  readonly url: string;
  readonly journeys: readonly {
    readonly name: string;
    readonly cookies: readonly ComparableCookie[];
    readonly calls: readonly { readonly url: string }[];
  }[];
  readonly findings: readonly ComparableFinding[];
  readonly thirdParties?: readonly { readonly host: string }[] | undefined;
}

export type ComparableCookie = z.output<typeof cookie>;
export type ComparableFinding = z.output<typeof finding>;

/** Returns the compared part of a document; items of other shapes are left out. Throws for data without a list of pages. */
export const comparable = (data: unknown): ComparableDocument => document.parse(data);

/** Reads the JSON report of an earlier audit, of any version; unknown parts are ignored. Throws CliError for another file. */
export async function readComparison(path: string, cwd = process.cwd()): Promise<ComparableDocument> {
  const name = `The earlier report ${path}`;
  const hint = ' Expected the output of `audit --format json`.';
  const data = parseJsonFile(name, await readTextFile(name, path, cwd), { hint });
  if (isFields(data) && data.ok === false && data.pages === undefined)
    throw new CliError(`${name} is the message of an audit that failed.${hint}`);
  if (!isFields(data) || !Array.isArray(data.pages)) throw new CliError(`${name} contains no list of pages.${hint}`);
  const { pages, environment } = comparable(data);
  if (pages.length === 0 && data.pages.length > 0) throw new CliError(`${name} contains no page with an address.${hint}`);
  return { pages, environment };
}
