import { z } from 'zod';
import { type VisitReport, writtenStores } from '../common/visits/visit-report.ts';

const maxRows = 300;
const maxNames = 200;
/** Texts are cut, because a page may name its cookies, scripts and functions as it likes. */
const text = (maxLength: number) => z.string().transform((whole) => whole.slice(0, maxLength));
const list = <T extends z.ZodType>(item: T, maxLength: number) => z.array(item).transform((all) => all.slice(0, maxLength));
const number = z.number();
const policy = z
  .object({
    cloneable: z.boolean(),
    restrictive: z.boolean(),
    absolute: z.boolean(),
    bannerEnabled: z.boolean(),
    refusedBySignal: z.boolean(),
  })
  .nullable();
const place = z.tuple([text(300), number, number, text(80)]);

/** A report of a page's writes. A page of the network is not trusted: numbers are finite, texts and lists are cut. */
export const visitReportSchema: z.ZodType<VisitReport> = z.object({
  kind: z.literal('visit'),
  url: z.url().max(2000),
  isFrame: z.boolean(),
  sentAtMs: number,
  policy,
  before: list(text(100), maxNames),
  appeared: list(text(100), maxNames),
  writes: list(
    z.object({
      store: z.enum(writtenStores),
      line: text(520),
      value: text(200).nullable(),
      atMs: number,
      dateMs: number,
      count: z.int().positive(),
      isStored: z.boolean(),
      answer: text(20).nullable(),
      policy,
      stack: list(place, 6),
    }),
    maxRows,
  ),
  dropped: z.int().nonnegative(),
  marks: list(z.object({ mark: z.enum(['left', 'shown-again']), atMs: number }), 20),
});
