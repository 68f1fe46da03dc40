import { z } from 'zod';

export const bannerSchema = z
  .object({
    count: z.number(),
    visible: z.boolean(),
    text: z.string(),
    /** Data attributes, by their names after `data-`. */
    data: z.record(z.string(), z.string()).readonly(),
    acceptVisible: z.boolean(),
    declineVisible: z.boolean(),
  })
  .readonly();
/** State of the cookie banner. */
export type Banner = z.infer<typeof bannerSchema>;

export const bannerControlSchema = z
  .object({
    /**
     * `pay`: it sells the refusal. `choice`: a box or switch for one purpose. `other`: a link, such as one to a privacy policy.
     */
    kind: z.enum(['accept', 'reject', 'pay', 'settings', 'save', 'close', 'choice', 'other']),
    /** Visible text, folded; empty for an icon. */
    text: z.string(),
    /** Accessible name; empty for an unnamed control. */
    name: z.string(),
    /** Element name in lower case, such as `button` or `div`. */
    tag: z.string(),
    focusable: z.boolean(),
    /** Whether it cannot be changed; absent for other controls. */
    disabled: z.boolean().optional(),
    /** Whether a `choice` is on and can be changed; null for other kinds. */
    preTicked: z.boolean().nullable(),
    widthPx: z.number(),
    heightPx: z.number(),
    fontPx: z.number(),
    /** Contrast ratio of its text with its background, 1 to 21. */
    contrast: z.number(),
    /** Whether its background or border sets it apart from the banner, as that of a button does. */
    isFilled: z.boolean(),
  })
  .readonly();
/** A control of a cookie banner of any make, as it was drawn. */
export type BannerControl = z.infer<typeof bannerControlSchema>;

export const answerSchema = z
  .object({
    choice: z.enum(['accept', 'decline']),
    /**
     * `click`: a click on the banner's control. `rules`: the rules for other vendors' banners. `stored`: the page has no such
     * control, so the answer's cookie was stored.
     */
    by: z.enum(['click', 'rules', 'stored']),
    /** Vendor of the banner; absent for an unknown one. */
    make: z.string().optional(),
    /** Text of the control that was pressed; absent for `rules` and `stored`. */
    control: z.string().optional(),
    /** How a control was pressed that something else covered; absent for a click with the mouse. */
    pressedBy: z.enum(['keyboard', 'script']).optional(),
    /** Whether an effect of the answer was observed: the banner disappeared, and something was stored. */
    verified: z.boolean(),
    /** Why the answer counts as not given, as a clause; absent for a verified answer. */
    unverified: z.string().optional(),
    /** By the page's clock, from `openedAtMs`. */
    pageMs: z.number(),
  })
  .readonly();
/** An answer to the cookie banner. */
export type Answer = z.infer<typeof answerSchema>;

export const reopeningSchema = z
  .object({
    /** Name of a control that shows the cookie settings again; null when none is found. */
    control: z.string().nullable(),
    /** Whether the page has a link to its cookie or privacy policy, where the control may be. */
    hasPolicyLink: z.boolean(),
  })
  .readonly();
/** Ways to change an answer. */
export type Reopening = z.infer<typeof reopeningSchema>;

export const forceModeSchema = z
  .object({
    /** Banner in force mode, before and after a click on its accept control. */
    forced: bannerSchema,
    clicked: bannerSchema,
    /** Stored answer after that click; null without one. */
    consentAfterClick: z.string().nullable(),
  })
  .readonly();
/** The banner's preview mode. */
export type ForceMode = z.infer<typeof forceModeSchema>;
