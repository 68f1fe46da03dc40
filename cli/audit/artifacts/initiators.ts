import { z } from 'zod';

export const scriptInitiatorSchema = z
  .object({
    kind: z.literal('script'),
    /** The called interface, such as `document.cookie` or `fetch`. */
    via: z.string(),
    url: z.string(),
    /**
     * File of a folder or fixture site in which the line and column are; absent for other scripts. Relative to the current
     * folder.
     */
    file: z.string().optional(),
    line: z.number(),
    column: z.number(),
    /** The line, or its part around the column; absent where it was not read. */
    code: z.string().optional(),
    /** Stack frames, innermost first, as `function (url:line:column)`. */
    stack: z.array(z.string()).readonly(),
  })
  .readonly();
/** A script that wrote or sent something. Lines and columns are 1-based. */
export type ScriptInitiator = z.infer<typeof scriptInitiatorSchema>;

const responseInitiatorSchema = z
  .object({
    kind: z.literal('response'),
    url: z.string(),
    status: z.number(),
    /** What requested it; absent where that was not observed, or is not judged yet. */
    sentBy: scriptInitiatorSchema.optional(),
  })
  .readonly();
/** A response that set a cookie. */
export type ResponseInitiator = z.infer<typeof responseInitiatorSchema>;

export const initiatorSchema = z.union([scriptInitiatorSchema, responseInitiatorSchema]);
/** The script or response that wrote a cookie or sent a call. Lines and columns are 1-based. */
export type Initiator = z.infer<typeof initiatorSchema>;

/** Returns the script with the place of an initiator: itself, or what requested the response; null for a response without one. */
export const scriptOf = (initiator: Initiator): ScriptInitiator | null =>
  initiator.kind === 'script' ? initiator : (initiator.sentBy ?? null);

/** Returns a place: `js/tags.js:12:5`, in a file where there is one. */
export const placeText = ({ file, url, line, column }: Pick<ScriptInitiator, 'file' | 'url' | 'line' | 'column'>): string =>
  `${file ?? url}:${line}:${column}`;
