import { createHash } from 'node:crypto';
import type { VisitTraffic } from './document.ts';

/** A picture of a page, once for all visits in which the page looked the same. */
export interface ShownPicture {
  readonly jpeg: string;
  /** Of the picture's bytes. */
  readonly sha256: string;
  readonly address: string;
  /** Of the first one, in real time; absent in artifacts of earlier versions. */
  readonly takenAtMs?: number | undefined;
  readonly seen: readonly { readonly label: string; readonly journey: string }[];
}

/** Returns the pictures of a page's visits in order, equal ones once. */
export function shownPictures(visits: readonly Pick<VisitTraffic, 'journey' | 'landedOn' | 'pictures'>[]): ShownPicture[] {
  const shown = new Map<string, ShownPicture>();
  for (const { journey, landedOn, pictures } of visits) {
    for (const { label, jpeg, takenAtMs } of pictures) {
      const known = shown.get(jpeg);
      const seen = [...(known?.seen ?? []), { label, journey }];
      const sha256 = known?.sha256 ?? createHash('sha256').update(Buffer.from(jpeg, 'base64')).digest('hex');
      shown.set(jpeg, { jpeg, sha256, address: landedOn, takenAtMs, ...known, seen });
    }
  }
  return [...shown.values()];
}
