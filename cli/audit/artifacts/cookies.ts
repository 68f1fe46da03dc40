import { z } from 'zod';
import { initiatorSchema } from './initiators.ts';

export const jarCookieSchema = z
  .object({
    /** Name of the cookie. */
    name: z.string(),
    /** Value of the cookie. */
    value: z.string(),
    /** Host that gets the cookie; with a leading dot, its subdomains too. */
    domain: z.string(),
    /** Path below which pages get the cookie. */
    path: z.string(),
    /** Milliseconds since the epoch, as the browser capped it; null for a session cookie. */
    expiresMs: z.number().nullable(),
    /** Whether scripts cannot read it. */
    httpOnly: z.boolean(),
    /** Whether it is sent over HTTPS only. */
    secure: z.boolean(),
  })
  .readonly();
/** A cookie of the browser. */
export type JarCookie = z.infer<typeof jarCookieSchema>;

export const cookieWriteSchema = z
  .object({
    /** Name of the cookie. */
    name: z.string(),
    /** Value as written. */
    value: z.string(),
    /** Domain attribute without its leading dot, or the host that wrote the cookie. */
    domain: z.string(),
    /** Path attribute; null without one. */
    path: z.string().nullable(),
    /** Lifetime as written, before the browser's cap; null for a session cookie; zero or less deletes. */
    lifetimeMs: z.number().nullable(),
    /** The script or response that wrote it. */
    initiator: initiatorSchema,
    /** The written line, with the value replaced by its shape; empty where the browser hides the line. */
    line: z.string(),
    /** By the page's clock, or when the response arrived; in milliseconds since the epoch. */
    atMs: z.number(),
    /** Why the browser rejected the cookie; absent when it was stored. */
    refused: z.string().optional(),
    /** Whether the cookie was written after the answer of this visit. */
    afterAnswer: z.boolean(),
  })
  .readonly();
/** An attempt to write a cookie, by a script or by a Set-Cookie header. */
export type CookieWrite = z.infer<typeof cookieWriteSchema>;

/** Whether a write deletes its cookie. */
export const isDeletion = ({ lifetimeMs }: Pick<CookieWrite, 'lifetimeMs'>): boolean => lifetimeMs !== null && lifetimeMs <= 0;

/** Whether the browser stored the cookie of a write: it was not refused, and deletes nothing. */
export const isStoring = (write: Pick<CookieWrite, 'lifetimeMs' | 'refused'>): boolean =>
  write.refused === undefined && !isDeletion(write);
