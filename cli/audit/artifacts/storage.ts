import { z } from 'zod';
import { scriptInitiatorSchema } from './initiators.ts';

export const storedItemSchema = z
  .object({
    kind: z.enum([
      ...(['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'opfs'] as const),
      ...(['serviceWorker', 'window.name', 'history.state'] as const),
    ]),
    /**
     * Key, also of the history's state, name of the database, cache or file, or address of the worker; empty for `window.name`
     * and for a state without keys.
     */
    name: z.string(),
    value: z.string(),
    /** Origin of the frame; absent for the page's own origin. */
    origin: z.string().optional(),
  })
  .readonly();
/** One stored item of a page that is not a cookie. */
export type StoredItem = z.infer<typeof storedItemSchema>;

export const storageWriteSchema = z
  .object({
    kind: z.string(),
    name: z.string(),
    /** The written text, shortened as in `StoredItem`; absent where it was not observed. */
    value: z.string().optional(),
    /** Origin of the frame; absent for the page's own origin. */
    origin: z.string().optional(),
    initiator: scriptInitiatorSchema.nullable(),
    afterAnswer: z.boolean(),
  })
  .readonly();
/** A write to storage other than cookies. */
export type StorageWrite = z.infer<typeof storageWriteSchema>;

export const fingerprintUseSchema = z
  .object({
    technique: z.enum(['canvas', 'webgl', 'audio', 'fonts']),
    initiator: scriptInitiatorSchema.nullable(),
    afterAnswer: z.boolean(),
    /** Address of the document. */
    page: z.string(),
    /** Address of a request that contained the result; absent when none was observed. */
    sentTo: z.string().optional(),
  })
  .readonly();
/** A use of an interface that can identify a device. */
export type FingerprintUse = z.infer<typeof fingerprintUseSchema>;
