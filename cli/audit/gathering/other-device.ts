import { CliError } from '../../../fake-server/common/errors.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { PageArtifacts } from '../artifacts/artifacts.ts';
import { allRequests } from '../artifacts/sent-requests.ts';
import type { Emulation, ScreenEmulation } from '../browser/emulation.ts';
import { deviceValues } from '../judging/device-values.ts';
import { mayIdentify } from '../judging/entropy.ts';
import { mayContainIdentifier } from '../judging/own-names.ts';
import { isOwnHost } from '../judging/parties-of-page.ts';
import { profileOf } from '../judging/profiles.ts';
import { sentValues } from '../parties/sent-values.ts';
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

/**
 * Whether one more visitor of a page can tell what a value is: that of the device, where all visitors have the same one, or the
 * visitor's, where there was only one visitor.
 */
export const needsOtherVisitor = (artifacts: PageArtifacts): boolean =>
  artifacts.incomplete === null && (deviceValues(artifacts).areShared || mayBeOwn(artifacts));

/** Whether the only visitor of a page sent another site, or stored, what may be an identifier. */
function mayBeOwn({ visits }: PageArtifacts): boolean {
  if (new Set(visits.map(profileOf)).size !== 1) return false;
  return visits.some(
    (visit) =>
      [...visit.storage, ...visit.storageWrites].some(({ name, value = '' }) =>
        mayContainIdentifier(`${name} ${value}`, visit.openedAtMs),
      ) ||
      allRequests(visit).some(
        (request) =>
          !isOwnHost(visit, hostOf(request.url)) &&
          (request.etag !== null || sentValues(request).some(({ value }) => mayIdentify(value, visit.openedAtMs))),
      ),
  );
}

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
  const visited = await visitOther(artifacts, open, options).catch((error: unknown) => {
    if (error instanceof CliError) throw error;
    return null;
  });
  return visited ? { ...artifacts, otherDevice: visited } : artifacts;
}

async function visitOther({ url: pageUrl, visits }: PageArtifacts, open: () => Promise<ChainPlace>, options: PageOptions) {
  const { browser, address, callLog, free } = await open();
  const other = { ...options, ...otherDevice(options), pictures: false, callLog };
  // A page sends a visitor with Global Privacy Control other data.
  const journey = visits.every((visit) => visit.journey === 'gpc') ? 'gpc' : 'first';
  try {
    const profile = await browser.openProfile(other);
    try {
      const url = address(pageUrl);
      return await makeVisit(profile, { journey, choice: null, url, seeds: cookiesFor(options.cookies, url) }, other);
    } finally {
      await profile.close();
    }
  } finally {
    free();
  }
}
