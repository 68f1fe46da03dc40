import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { parseJson } from '../../parse-json.ts';
import {
  type Answer,
  type Banner,
  type BannerControl,
  type Call,
  type CookieWrite,
  type Environment,
  type FingerprintUse,
  type ForceMode,
  type JarCookie,
  journeyNames,
  type PageArtifacts,
  type PageVisit,
  type Refusal,
  type Reopening,
  type Request,
  type ResponseInitiator,
  type ScriptInitiator,
  type StorageWrite,
  type StoredItem,
  type Transfer,
} from '../artifacts/artifacts.ts';
import { decodeQueued } from './job.ts';
import { toolVersion } from './names.ts';

/** Artifacts of a page from a worker. */
export interface PageResult {
  readonly index: number;
  readonly worker: string;
  readonly artifacts: PageArtifacts;
}

/** Maximum size of a decompressed result. */
const maxBytes = 256 * 1024 * 1024;

/** Returns a function for object schemas with every key of `Data`, also optional ones, so that a missing key is a type error. */
const of = <Data>() => ({ object: <Shape extends Record<keyof Data, z.ZodType>>(shape: Shape) => z.object(shape).readonly() });
const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const text = z.string();
const number = z.number();
const flag = z.boolean();
const scriptInitiator = of<ScriptInitiator>().object({
  kind: z.literal('script'),
  via: text,
  url: text,
  file: text.optional(),
  line: number,
  column: number,
  stack: list(text),
});
const responseInitiator = of<ResponseInitiator>().object({ kind: z.literal('response'), url: text, status: number });
const banner = of<Banner>().object({
  count: number,
  visible: flag,
  text,
  data: z.record(text, text),
  acceptVisible: flag,
  declineVisible: flag,
});
const jar = list(
  of<JarCookie>().object({
    name: text,
    value: text,
    domain: text,
    path: text,
    expiresMs: number.nullable(),
    httpOnly: flag,
    secure: flag,
  }),
);
const write = of<CookieWrite>().object({
  name: text,
  value: text,
  domain: text,
  path: text.nullable(),
  lifetimeMs: number.nullable(),
  initiator: z.union([scriptInitiator, responseInitiator]),
  line: text,
  atMs: number,
  refused: text.optional(),
  afterAnswer: flag,
});
const call = of<Call>().object({
  method: text,
  url: text,
  path: text,
  endpoint: text.nullable(),
  status: number.nullable(),
  body: z.unknown(),
  sentBy: scriptInitiator.nullable(),
  afterAnswer: flag,
  page: text,
  atMs: number,
  contentType: text.nullable(),
  csrfHeader: text.nullable(),
  bodyText: text.nullable(),
  crumbFail: flag.optional(),
  settings: z.unknown().optional(),
});
const request = of<Request>().object({
  method: text,
  url: text,
  type: text,
  page: text,
  status: number.nullable(),
  etag: text.nullable(),
  ifNoneMatch: text.optional(),
  sentBy: scriptInitiator.nullable(),
  afterAnswer: flag,
  pageMs: number,
  respondedAfterMs: number.nullable(),
  requestHeaders: z.record(text, text),
  responseHeaders: z.record(text, text),
  postData: text.nullable(),
  transfer: of<Transfer>().object({
    statusText: text,
    protocol: text,
    mimeType: text,
    serverAddress: text,
    fromCache: flag,
    endedAfterMs: number.nullable(),
    wireBytes: number.nullable(),
    bodyBytes: number,
    failure: text.optional(),
    phasesMs: z.object({ dns: number, connect: number, ssl: number, send: number }).readonly().optional(),
  }),
});
const storedKind = z.enum(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'serviceWorker', 'window.name']);
const bannerControl = of<BannerControl>().object({
  kind: z.enum(['accept', 'reject', 'settings', 'save', 'close', 'choice', 'other']),
  text,
  name: text,
  tag: text,
  focusable: flag,
  preTicked: flag.nullable(),
  widthPx: number,
  heightPx: number,
  fontPx: number,
  contrast: number,
  isFilled: flag,
});
const fingerprint = of<FingerprintUse>().object({
  technique: z.enum(['canvas', 'webgl', 'audio', 'fonts']),
  initiator: scriptInitiator.nullable(),
  afterAnswer: flag,
  page: text,
  sentTo: text.optional(),
});
const popup = of<PageVisit['popups'][number]>().object({ url: text, openedBy: scriptInitiator.nullable(), afterAnswer: flag });
const visit = of<PageVisit>().object({
  journey: z.enum(journeyNames),
  landedOn: text,
  status: number.nullable(),
  refusal: of<Refusal>()
    .object({ kind: z.enum(['wall', 'status', 'sign-in', 'document', 'empty']), reason: text })
    .optional(),
  durationMs: number,
  openedAtMs: number,
  endedAtMs: number,
  context: z.unknown(),
  role: text.optional(),
  runtime: text.nullable(),
  censusDisabled: flag,
  settingsText: text,
  answer: of<Answer>()
    .object({
      choice: z.enum(['accept', 'decline']),
      by: z.enum(['click', 'rules', 'stored']),
      make: text.optional(),
      control: text.optional(),
      pressedBy: z.enum(['keyboard', 'script']).optional(),
      verified: flag,
      unverified: text.optional(),
      pageMs: number,
    })
    .nullable(),
  jarBefore: jar,
  jarAtAnswer: jar.nullable(),
  jarAfter: jar,
  writes: list(write),
  calls: list(call),
  bannerOnLoad: banner,
  bannerAfterAnswer: banner.nullable(),
  bannerAtEnd: banner.nullable(),
  force: of<ForceMode>().object({ forced: banner, clicked: banner, consentAfterClick: text.nullable() }).nullable(),
  storage: list(of<StoredItem>().object({ kind: storedKind, name: text, value: text, origin: text.optional() })),
  storageWrites: list(
    of<StorageWrite>().object({
      kind: text,
      name: text,
      value: text.optional(),
      origin: text.optional(),
      initiator: scriptInitiator.nullable(),
      afterAnswer: flag,
    }),
  ),
  bannerControls: list(bannerControl),
  reopening: of<Reopening>().object({ control: text.nullable(), hasPolicyLink: flag }).optional(),
  fingerprints: list(fingerprint),
  popups: list(popup),
  requests: list(request),
  pictures: list(of<PageVisit['pictures'][number]>().object({ label: text, jpeg: text.regex(/^[\w+/=]*$/) })),
});
/** Schema of a page's artifacts, from workers and from files. */
export const artifactsSchema = of<PageArtifacts>().object({
  url: text,
  path: text,
  site: text.nullable(),
  file: text.optional(),
  visits: list(visit),
  incomplete: text.nullable(),
  skippedJourneys: z.partialRecord(z.enum(journeyNames), text).optional(),
  notApplicableJourneys: z.partialRecord(z.enum(journeyNames), text).optional(),
  environment: of<Environment>()
    .object({
      startedAt: z.iso.datetime(),
      toolVersion: text,
      browser: text,
      userAgent: text,
      platform: text,
      device: text.nullable(),
      locale: text,
      timezone: text,
      proxy: text.nullable(),
      insecure: flag,
      viewport: z.object({ widthPx: number, heightPx: number, scale: number }).readonly(),
    })
    .nullable()
    .optional(),
});
const resultSchema = z.object({
  version: z.literal(toolVersion),
  index: number.int().min(0),
  worker: text,
  artifacts: artifactsSchema,
});

/** Encodes a result for Redis, as compressed JSON. */
export async function encodeResult(result: PageResult): Promise<Buffer> {
  const data: z.input<typeof resultSchema> = { version: toolVersion, ...result };
  return promisify(gzip)(JSON.stringify(data));
}

/** Decodes a result. Throws an Error that names the wrong places. */
export async function decodeResult(bytes: Buffer): Promise<PageResult> {
  const text = await promisify(gunzip)(bytes, { maxOutputLength: maxBytes }).catch(() => '');
  return decodeQueued(resultSchema, parseJson(text.toString()), 'A result');
}
