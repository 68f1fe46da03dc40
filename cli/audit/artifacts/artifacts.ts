/** Data that one audit gathers. Rules read nothing else, so that artifacts can be saved and judged again. */

import { z } from 'zod';
import { answerSchema, bannerControlSchema, bannerSchema, forceModeSchema, reopeningSchema } from './banner.ts';
import { cookieWriteSchema, jarCookieSchema } from './cookies.ts';
import { scriptInitiatorSchema } from './initiators.ts';
import { journeyNames } from './journeys.ts';
import { requestSchema } from './requests.ts';
import { sourceLineSchema } from './source-lines.ts';
import { fingerprintUseSchema, storageWriteSchema, storedItemSchema } from './storage.ts';

export type { Answer, Banner, BannerControl, ForceMode, Reopening } from './banner.ts';
export type { CookieWrite, JarCookie } from './cookies.ts';
export type { Initiator, ResponseInitiator, ScriptInitiator } from './initiators.ts';
export type { JourneyName } from './journeys.ts';
export type { Headers, Request, Transfer } from './requests.ts';
export type { SourceLine } from './source-lines.ts';
export type { FingerprintUse, StorageWrite, StoredItem } from './storage.ts';

const refusalSchema = z
  .object({
    /**
     * `wall`: a check for robots, or a refusal by status. `status`: another error status. `sign-in`: a redirect to a sign-in
     * page. `document`: a document other than HTML. `empty`: a page without visible content.
     */
    kind: z.enum(['wall', 'status', 'sign-in', 'document', 'empty']),
    /** As a clause. */
    reason: z.string(),
  })
  .readonly();
/** Reason why a visit did not show the page that was asked for. */
export type Refusal = z.infer<typeof refusalSchema>;

/** Reads a page view. */
export const pageVisitSchema = z
  .object({
    /** Journey that the view belongs to. */
    journey: z.enum(journeyNames),
    /** Address at the end of all redirects. */
    landedOn: z.string(),
    /** HTTP status of the document; null without a response. */
    status: z.number().nullable(),
    /** Why this visit did not show the page; absent when it did. */
    refusal: refusalSchema.optional(),
    /** Why this visit ended before its time, as a clause; absent for a whole visit. */
    incomplete: z.string().optional(),
    /** Real time of the view. */
    durationMs: z.number(),
    /** Time of the request for the page, in milliseconds since the epoch, from which `pageMs` counts. */
    openedAtMs: z.number(),
    /** Time of the end of the visit, in milliseconds since the epoch. */
    endedAtMs: z.number(),
    /** Page context that the page assigned, or that was given for it, as JSON data; null without one. */
    context: z.unknown(),
    /** End of the page’s load by its clock, from `openedAtMs`; absent for a page that never loaded. */
    loadedMs: z.number().optional(),
    /** Time that passed on the page’s clock; absent in artifacts of earlier versions. */
    passedMs: z.number().optional(),
    /** Website role of the visitor; absent in all journeys but `roles`. */
    role: z.string().optional(),
    /** `data-ss-runtime` of the page; null for a page without this runtime. */
    runtime: z.string().nullable(),
    /** Whether the page disables census (`Static.CENSUS_DISABLED`). */
    censusDisabled: z.boolean(),
    /** Banner text of the page's cookie settings, without markup; empty when there is no text. */
    settingsText: z.string(),
    /** Answer of an earlier visit of the journey `withdrawn`; absent without one. */
    answeredBefore: z.enum(['accept', 'decline']).optional(),
    /** Address of another page of the site, to which the page leads; only in the journey `first`. */
    leadsTo: z.string().optional(),
    /** Answer to the cookie banner; null in visits without one. */
    answer: answerSchema.nullable(),
    /** Cookies before the page is opened. */
    jarBefore: z.array(jarCookieSchema).readonly(),
    /** Cookies right before the banner is answered; null in visits without an answer. */
    jarAtAnswer: z.array(jarCookieSchema).readonly().nullable(),
    /** Cookies after the page is left. */
    jarAfter: z.array(jarCookieSchema).readonly(),
    /** Attempts to write a cookie, in order. */
    writes: z.array(cookieWriteSchema).readonly(),
    /** Cookie banner before anything is pressed. */
    bannerOnLoad: bannerSchema,
    /** Banner after the answer; null in visits without an answer. */
    bannerAfterAnswer: bannerSchema.nullable(),
    /** Banner at the end, after scrolling, typing and a click outside it; null in visits with an answer. */
    bannerAtEnd: bannerSchema.nullable(),
    /** Observations in force mode; null in all journeys but `forced`. */
    force: forceModeSchema.nullable(),
    /** Storage at the end, without cookies. */
    storage: z.array(storedItemSchema).readonly(),
    /** Writes to other storage than cookies, in order. */
    storageWrites: z.array(storageWriteSchema).readonly(),
    /** Controls of the cookie banner on its first layer; empty without a banner. */
    bannerControls: z.array(bannerControlSchema).readonly(),
    /** Ways to change the answer, on the page after it; absent in visits without an answer. */
    reopening: reopeningSchema.optional(),
    /** Uses of interfaces that can identify a device. */
    fingerprints: z.array(fingerprintUseSchema).readonly(),
    /** Windows that the page opened. */
    popups: z
      .array(z.object({ url: z.string(), openedBy: scriptInitiatorSchema.nullable(), afterAnswer: z.boolean() }).readonly())
      .readonly(),
    /** Connections by which data leave that no request shows; absent without one. */
    connections: z
      .array(
        z
          .object({
            /** Interface, such as `RTCPeerConnection`. */
            via: z.string(),
            /** Address of a server. */
            url: z.string(),
            openedBy: scriptInitiatorSchema.nullable(),
            afterAnswer: z.boolean(),
          })
          .readonly(),
      )
      .readonly()
      .optional(),
    /** Links by which the browser connects, or requests something, without a request in DevTools; absent without one. */
    hints: z
      .array(
        z
          .object({
            /** Relation, such as `preconnect`. */
            via: z.string(),
            url: z.string(),
            /** Address of the document. */
            page: z.string(),
            openedBy: scriptInitiatorSchema.nullable(),
            afterAnswer: z.boolean(),
          })
          .readonly(),
      )
      .readonly()
      .optional(),
    /** All requests, in order, then those that the browser did not report. */
    requests: z.array(requestSchema).readonly(),
    /** Lines of the page and its scripts at which something was written or sent; absent where they were not read. */
    sourceLines: z.array(sourceLineSchema).readonly().optional(),
    /** Screenshots as JPEG in base64, for reports that show them. */
    pictures: z
      .array(
        z
          .object({
            label: z.string(),
            jpeg: z.string().regex(/^[\w+/=]*$/),
            /** Real time, in milliseconds since the epoch; absent in artifacts of earlier versions. */
            takenAtMs: z.number().optional(),
          })
          .readonly(),
      )
      .readonly(),
  })
  .readonly();
/** One page view in a journey. */
export type PageVisit = z.infer<typeof pageVisitSchema>;

const environmentSchema = z
  .object({
    /** Start of the first visit, in ISO 8601 and UTC. */
    startedAt: z.iso.datetime(),
    /** Version of this tool. */
    toolVersion: z.string(),
    /** Name and version, such as `Chrome/140.0.7339.80`. */
    browser: z.string(),
    userAgent: z.string(),
    /** Operating system of the machine that made the visits. */
    platform: z.string(),
    /** Name of the device that was emulated; null for none. */
    device: z.string().nullable(),
    /** Language of the browser. */
    locale: z.string(),
    timezone: z.string(),
    /** Address of the proxy, without user name and password; null for none. */
    proxy: z.string().nullable(),
    /** Whether certificates without a known issuer were accepted. */
    insecure: z.boolean(),
    viewport: z.object({ widthPx: z.number(), heightPx: z.number(), scale: z.number() }).readonly(),
  })
  .readonly();
/** Time, place and browser of a page's visits. */
export type Environment = z.infer<typeof environmentSchema>;

/** Reads the artifacts of a page, of a worker or from a file. */
export const pageArtifactsSchema = z
  .object({
    /** Requested address. */
    url: z.string(),
    /** Path and query of `url`, which stay the same when a site gets another port. */
    path: z.string(),
    /** Id of the fixture or folder site; null for a page on the web. */
    site: z.string().nullable(),
    /** File of a page of a folder or fixture site, relative to the current folder; absent for other pages. */
    file: z.string().optional(),
    /** Page views, in the order of the journeys. */
    visits: z.array(pageVisitSchema).readonly(),
    /**
     * View of a new visitor with another clock, screen and language, which is compared and not judged; absent where several
     * visitors had no value that may be that of their device, or the only one none that may be its own.
     */
    otherDevice: pageVisitSchema.optional(),
    /** Why the page could not be judged completely; null when every requested journey was made. */
    incomplete: z.string().nullable(),
    /** Journeys that are impossible on this page, each with the reason as a clause. */
    skippedJourneys: z.partialRecord(z.enum(journeyNames), z.string()).readonly().optional(),
    /** Journeys that have no meaning on this page, such as an answer without a banner, each with the reason as a clause. */
    notApplicableJourneys: z.partialRecord(z.enum(journeyNames), z.string()).readonly().optional(),
    /** null when no visit began; absent in artifacts of earlier versions. */
    environment: environmentSchema.nullable().optional(),
  })
  .readonly();
/** Data about one page, which rules judge. */
export type PageArtifacts = z.infer<typeof pageArtifactsSchema>;
