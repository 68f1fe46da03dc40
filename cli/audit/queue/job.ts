import { z } from 'zod';
import { readJson } from '../../../runtime/contract/read.ts';
import type { GatherPagesOptions } from '../gathering/gather-pages.ts';
import { auditOptions } from '../options.ts';
import type { FileCookie } from '../targets/cookie-file.ts';
import type { AuditPage } from '../targets/targets.ts';
import { ownBanner } from '../visit/answer/banner-parts.ts';
import { toolVersion } from './names.ts';

/** A page of a run in the queue. */
export interface PageJob {
  /** Id of the run, and the page's index in it. */
  readonly run: string;
  readonly index: number;
  readonly page: AuditPage;
}

/** Options for the visits of a run's pages, without those that cannot be sent. */
export type RunOptions = Omit<GatherPagesOptions, 'signal' | 'onVisit'>;

const version = z.literal(toolVersion);
const runId = z.string().regex(/^[\w-]{1,64}$/);
const { journeys, timeout, header, headerOrigins, device, locale, timezone, proxy, insecure } = auditOptions;
const selector = z.string().max(10_000).nullable();
const cookies: z.ZodType<readonly FileCookie[]> = z.array(
  z.object({
    name: z.string(),
    value: z.string(),
    domain: z.string().nullable(),
    lifetimeMs: z.number(),
    path: z.string().optional(),
    secure: z.literal(true).optional(),
    httpOnly: z.literal(true).optional(),
    isHostOnly: z.boolean().optional(),
    partition: z.url({ protocol: /^https?$/ }).optional(),
  } satisfies Record<keyof FileCookie, z.ZodType>),
);

/** Jobs are untrusted data, so a page must have an http or https address. */
const jobSchema = z.object({
  version,
  run: runId,
  index: z.number().int().min(0),
  page: z.object({
    url: z.url({ protocol: /^https?$/ }),
    path: z.string(),
    site: z.string().nullable(),
    expectedStatus: z.number().nullable(),
  }),
});

/** The visits' options; those of the command line by its table. */
const runShape = {
  journeys: journeys.schema(z),
  timeoutMs: timeout.schema(z),
  pageMs: z.number().int().min(1).max(3_600_000),
  context: z.record(z.string(), z.unknown()).nullable(),
  banner: z.object({ root: selector, text: selector, accept: selector, decline: selector }).nullable(),
  headers: header.schema(z),
  headerOrigins: headerOrigins.schema(z),
  cookies,
  storage: z.array(
    z.object({ origin: z.url({ protocol: /^https?$/ }), items: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
  seedCookies: cookies.nullable(),
  pictures: z.boolean(),
  device: device.schema(z).optional(),
  locale: locale.schema(z).optional(),
  timezone: timezone.schema(z).optional(),
  proxy: proxy.schema(z).optional(),
  insecure: insecure.schema(z).optional(),
} satisfies Record<Exclude<keyof RunOptions, 'resolveRules'>, z.ZodType>;
const runSchema = z.object({ version, ...runShape });

/** Returns the options of the visits among those of an audit. */
export const runOptionsOf = (options: RunOptions): RunOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name in runShape)) as unknown as RunOptions;

export const encodeJob = (job: PageJob): object => ({ version: toolVersion, ...job });

export const encodeRun = ({ banner, ...options }: RunOptions): string =>
  JSON.stringify({ version: toolVersion, ...options, banner: banner === ownBanner ? null : banner });

/** Decodes a job. Throws an Error that names the wrong places. */
export const decodeJob = (data: unknown): PageJob => decodeQueued(jobSchema, data, 'The job');

/** Decodes the options of a run. Throws an Error that names the wrong places. */
export function decodeRun(text: string): RunOptions {
  const { banner, version: _, ...options } = decodeQueued(runSchema, readJson(text), 'The run');
  // The selectors of this runtime's banner are compared by identity.
  return { ...options, banner: banner ?? ownBanner };
}

/** Decodes data of the queue. Throws an Error that names at most three places and contains none of the data. */
export function decodeQueued<Schema extends z.ZodType>(schema: Schema, data: unknown, what: string): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const places = result.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
  throw new Error(`${what} in the queue is not valid: ${places.join('; ')}`);
}
