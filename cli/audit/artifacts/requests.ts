import { z } from 'zod';
import { scriptInitiatorSchema } from './initiators.ts';

export const maxHeaderChars = 8192;
export const maxPostDataChars = 65_536;

const headersSchema = z.record(z.string(), z.string()).readonly();
/** Header values by the names as they were sent. */
export type Headers = z.infer<typeof headersSchema>;

const transferSchema = z
  .object({
    /** Reason phrase of the status; empty in HTTP/2 and without a response. */
    statusText: z.string(),
    /** Protocol of the response, such as `http/1.1` or `h2`; empty without a response. */
    protocol: z.string(),
    mimeType: z.string(),
    /** Address of the server without its port; empty where the browser connected to none, as for a cached response. */
    serverAddress: z.string(),
    fromCache: z.boolean(),
    /** Real time until the end of the body; null when the end was not observed. */
    endedAfterMs: z.number().nullable(),
    /** Bytes of the response on the wire, headers included; null when the end was not observed. */
    wireBytes: z.number().nullable(),
    /** Bytes of the decoded body that arrived. */
    bodyBytes: z.number(),
    /** Why the request failed, in the browser's words; absent when it did not. */
    failure: z.string().optional(),
    /**
     * Phases before the response, each in milliseconds, or -1 for one that did not occur; absent when the browser measured none.
     */
    phasesMs: z.object({ dns: z.number(), connect: z.number(), ssl: z.number(), send: z.number() }).readonly().optional(),
  })
  .readonly();
/** Transfer of a request and its response, in real time and bytes on the wire. */
export type Transfer = z.infer<typeof transferSchema>;

const callFieldsSchema = z
  .object({
    /** Name in the contract; null for an address outside the contract. */
    endpoint: z.string().nullable(),
    /** The decoded body; text where it cannot be decoded. */
    body: z.unknown(),
    /** HTTP status in the platform's journal; absent where it is the one that the browser reported. */
    status: z.number().nullable().optional(),
    /** Whether the response reports a crumb failure; absent when its body was not observed. */
    crumbFail: z.boolean().optional(),
    /** Body of the response of `performance-settings`; absent for other calls, and when it was not observed. */
    settings: z.unknown().optional(),
  })
  .readonly();
/** Fields of a request that is a call. */
export type CallFields = z.infer<typeof callFieldsSchema>;

export const requestSchema = z
  .object({
    method: z.string(),
    url: z.string(),
    /** DevTools resource type, such as `Script`. */
    type: z.string(),
    /** Address of the page or frame at that time; empty where it was not observed. */
    page: z.string(),
    /** HTTP status; null without an observed response, as for beacons of a page that is left. */
    status: z.number().nullable(),
    etag: z.string().nullable(),
    /** Value of `If-None-Match`, by which the browser asks whether its cached response is still valid; absent without one. */
    ifNoneMatch: z.string().optional(),
    sentBy: scriptInitiatorSchema.nullable(),
    afterAnswer: z.boolean(),
    /** By the page's clock, from `openedAtMs`; below zero for what an earlier page sent. */
    pageMs: z.number(),
    /** Real time until the head of the response; null without a response. */
    respondedAfterMs: z.number().nullable(),
    /**
     * As sent, with the headers that the browser adds, such as Cookie. Values have at most `maxHeaderChars` characters. Without
     * `transfer` only those that the platform's journal has, or none.
     */
    requestHeaders: headersSchema,
    /** As received, with Set-Cookie. Line feeds separate the values of a repeated header. Empty without a response. */
    responseHeaders: headersSchema,
    /** The body as text, at most `maxPostDataChars` characters; null for an absent or unreadable body. */
    postData: z.string().nullable(),
    /** Whether it sent data that could not be read, or not all of them; absent for a request whose body is known. */
    hasUnreadBody: z.literal(true).optional(),
    /** Fragment of the address with its `#`, which the loaded document or script can read; absent without one. */
    fragment: z.string().optional(),
    /** Absent for what the browser did not report: it was sent while the page was left, or only the platform's journal has it. */
    transfer: transferSchema.optional(),
    /** Present when this is a call: to an /api path, or another request that sends data (not GET, or a beacon). */
    call: callFieldsSchema.optional(),
  })
  .readonly();
/** A request of the page, its frames or its workers. */
export type Request = z.infer<typeof requestSchema>;
