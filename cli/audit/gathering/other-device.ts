import { CliError } from '../../../fake-server/common/errors.ts';
import type { PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import type { Emulation, ScreenEmulation } from '../browser/emulation.ts';
import { deviceValues } from '../judging/device-values.ts';
import { cookiesFor } from '../targets/cookie-file.ts';
import { makeVisit } from '../visit/visit.ts';
import type { ChainPlace, PageOptions } from './gather.ts';

/** Time zones of a continent with other clocks, because many pages ask the visitors of some continents only. */
const clocks: Readonly<Record<string, readonly [string, string]>> = {
  Africa: ['Africa/Cairo', 'Africa/Lagos'],
  America: ['America/Halifax', 'America/Denver'],
  Asia: ['Asia/Dubai', 'Asia/Tokyo'],
  Australia: ['Australia/Perth', 'Australia/Sydney'],
  Europe: ['Europe/Athens', 'Europe/Lisbon'],
};
const languages = ['en-GB', 'en-CA'] as const;
const screen = { width: 1440, height: 960 };

/** Returns the device and place of another visitor: another clock, language and screen. A named device keeps its screen. */
export function otherDevice(emulation: Emulation): ScreenEmulation {
  const { timezone = Intl.DateTimeFormat().resolvedOptions().timeZone, locale, device } = emulation;
  const [clock, otherClock] = clocks[timezone.split('/')[0] ?? ''] ?? ['Europe/Athens', 'Europe/Lisbon'];
  const [language, otherLanguage] = languages;
  return {
    ...emulation,
    timezone: timezone === clock ? otherClock : clock,
    locale: locale === language ? otherLanguage : language,
    ...(device === undefined && { screen }),
  };
}

/** Whether all visitors of a page have a value that may be that of their device. */
export const mayNameDevice = (artifacts: PageArtifacts): boolean =>
  artifacts.incomplete === null && deviceValues(artifacts).areShared;

/**
 * Returns the artifacts with one more visit, of another device. The visit is compared and not judged. Nothing rejects for a
 * problem of the page.
 */
export async function withOtherDevice(
  artifacts: PageArtifacts,
  open: () => Promise<ChainPlace>,
  options: PageOptions,
): Promise<PageArtifacts> {
  if (options.signal.aborted) return artifacts;
  const visited = await visitOther(artifacts.url, open, options).catch((error: unknown) => {
    if (error instanceof CliError) throw error;
    return null;
  });
  return visited ? { ...artifacts, otherDevice: visited } : artifacts;
}

async function visitOther(pageUrl: string, open: () => Promise<ChainPlace>, options: PageOptions): Promise<PageVisit> {
  const { browser, address, callLog, free } = await open();
  const other = { ...options, ...otherDevice(options), pictures: false, callLog };
  try {
    const profile = await browser.openProfile(other);
    try {
      const url = address(pageUrl);
      return await makeVisit(profile, { journey: 'first', choice: null, url, seeds: cookiesFor(options.cookies, url) }, other);
    } finally {
      await profile.close();
    }
  } finally {
    free();
  }
}
