import type { Device } from 'puppeteer-core';
import { CliError, exitCodes } from '../../../fake-server/common/errors.ts';
import { closest } from '../../core/closest.ts';
import { type DevtoolsSession, sendOnly } from './devtools.ts';

/** A visitor's device and place. Absent fields are those of the browser. */
export interface Emulation {
  /** Name of a device in Puppeteer's list, such as `iPhone 15`. */
  readonly device?: string;
  /** Language tag (BCP 47), for `Accept-Language`, `navigator.language` and formats. */
  readonly locale?: string;
  /** Name in the time zone database, such as `Europe/Berlin`. */
  readonly timezone?: string;
  /** Address of a proxy server, `http`, `https`, `socks4` or `socks5`. Loopback hosts are reached without it. */
  readonly proxy?: string;
  /** Whether certificates are accepted that are not valid. */
  readonly insecure?: boolean;
}

/** A visitor's device and place, with a screen for a visitor without a named device. */
export interface ScreenEmulation extends Emulation {
  /** Size of the screen and of the page in it, in CSS pixels. */
  readonly screen?: { readonly width: number; readonly height: number };
}

/** Size of a laptop's window in CSS pixels (our choice). */
export const laptop = { width: 1280, height: 800 };

/** Throws CliError, with status 2, for a value that cannot be emulated. */
export async function checkEmulation({ device, locale, timezone, proxy }: Emulation): Promise<void> {
  if (device !== undefined) await knownDevice(device);
  if (locale !== undefined && !isAccepted(() => Intl.getCanonicalLocales(locale)))
    throw wrong('--locale', locale, 'is not a language tag: expected one such as de-DE');
  if (timezone !== undefined && !isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: timezone })))
    throw wrong('--timezone', timezone, 'is not known: expected a name such as Europe/Berlin');
  if (proxy !== undefined) checkProxy(proxy);
}

/** Returns the window of an emulated device, and a function that emulates it for a session before its target runs. */
export async function emulator(emulation: ScreenEmulation, browserAgent = '') {
  await checkEmulation(emulation);
  const device = emulation.device === undefined ? null : await knownDevice(emulation.device);
  const { width, height } = device?.viewport ?? laptop;
  const userAgent = device?.userAgent ?? windowedAgent(browserAgent);
  const hints = device === null && userAgent !== '' ? { userAgentMetadata: clientHints(userAgent) } : {};
  return {
    windowSize: { width, height },
    /** Emulates the device in the target of a session, and in the frames and workers that it starts. */
    emulate(session: DevtoolsSession, type: string): void {
      emulateIn(session, type, { device, emulation, userAgent, hints });
    },
  };
}

interface Emulated {
  readonly device: Device | null;
  readonly emulation: ScreenEmulation;
  /** User agent of the device, or of a browser without windows; empty for that of the browser. */
  readonly userAgent: string;
  /** Client hints that fit a user agent that is not the browser's own; empty for a device. */
  readonly hints: { readonly userAgentMetadata?: ReturnType<typeof clientHints> };
}

/**
 * Returns the user agent of the same browser with a window; empty where that is its own. Sites show other pages to browsers
 * without windows, which they take for robots. They may still find out by other means.
 */
const windowedAgent = (browserAgent: string): string =>
  browserAgent.includes('HeadlessChrome/') ? browserAgent.replace('HeadlessChrome/', 'Chrome/') : '';

/** Returns the names of a browser in `Sec-CH-UA` that fit its user agent. */
function clientHints(userAgent: string) {
  const [, version = '', major = ''] = /Chrome\/((\d+)[\d.]*)/.exec(userAgent) ?? [];
  const brands = (of: string) => [
    { brand: 'Chromium', version: of },
    { brand: 'Not_A Brand', version: of === major ? '24' : '24.0.0.0' },
  ];
  const platform = process.platform === 'darwin' ? 'macOS' : process.platform === 'win32' ? 'Windows' : 'Linux';
  const architecture = process.arch.startsWith('arm') ? 'arm' : 'x86';
  return {
    brands: brands(major),
    fullVersionList: brands(version),
    platform,
    platformVersion: '',
    architecture,
    model: '',
    mobile: false,
  };
}

function emulateIn(session: DevtoolsSession, type: string, emulated: Emulated): void {
  const { device, emulation, userAgent, hints } = emulated;
  const { locale, timezone, screen, insecure = false } = emulation;
  if (type === 'page' && device) emulateScreen(session, device);
  else if (type === 'page' && screen) emulateDesktop(session, screen);
  if (!type.endsWith('worker') && device?.viewport.hasTouch)
    sendOnly(session, 'Emulation.setTouchEmulationEnabled', { enabled: true });
  if (userAgent !== '' || locale !== undefined) {
    const acceptLanguage = locale === undefined ? {} : { acceptLanguage: languagesOf(locale) };
    sendOnly(session, 'Emulation.setUserAgentOverride', { userAgent, ...acceptLanguage, ...hints });
  }
  if (locale !== undefined) sendOnly(session, 'Emulation.setLocaleOverride', { locale });
  if (timezone !== undefined) sendOnly(session, 'Emulation.setTimezoneOverride', { timezoneId: timezone });
  if (insecure) sendOnly(session, 'Security.setIgnoreCertificateErrors', { ignore: true });
  session.onAttached((child, childType) => emulateIn(child, childType, emulated));
}

function emulateScreen(session: DevtoolsSession, { viewport }: Device): void {
  const { width, height, deviceScaleFactor = 1, isMobile: mobile = false, isLandscape } = viewport;
  const screenOrientation: { type: 'landscapePrimary' | 'portraitPrimary'; angle: number } = isLandscape
    ? { type: 'landscapePrimary', angle: 90 }
    : { type: 'portraitPrimary', angle: 0 };
  sendOnly(session, 'Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile, screenOrientation });
}

function emulateDesktop(session: DevtoolsSession, { width, height }: NonNullable<ScreenEmulation['screen']>): void {
  const size = { width, height, screenWidth: width, screenHeight: height };
  sendOnly(session, 'Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
}

/** Returns the languages of a visitor with this locale: the tag, and its language alone. */
const languagesOf = (locale: string): string => [...new Set([locale, new Intl.Locale(locale).language])].join();

async function knownDevice(name: string): Promise<Device> {
  const { KnownDevices } = await import('puppeteer-core');
  const devices = new Map<string, Device>(Object.entries(KnownDevices));
  const device = devices.get(name) ?? [...devices].find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1];
  if (device) return device;
  const near = nearNames(name, [...devices.keys()]);
  throw wrong('--device', name, `is not known: expected one of Puppeteer’s devices, such as ${near.join(', ')}`);
}

const maxNearNames = 4;
const popularDevices = ['iPhone 15', 'iPad', 'Galaxy S9+', 'Pixel 5'];

/** Returns names that resemble a name: the one with the fewest changes, and those that have the most words of it. */
function nearNames(name: string, known: readonly string[]): string[] {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/);
  const words = wordsOf(name);
  const score = (one: string) => wordsOf(one).filter((word) => word !== '' && words.includes(word)).length;
  const sharing = known.filter((one) => score(one) > 0).sort((one, other) => score(other) - score(one));
  const near = [closest(name, known) ?? [], sharing].flat();
  return near.length === 0 ? popularDevices : [...new Set(near)].slice(0, maxNearNames);
}

const withoutSecrets = 'expected an address without them, because browsers do not accept them there';

function checkProxy(proxy: string): void {
  const url = URL.canParse(proxy) ? new URL(proxy) : null;
  if (!url || !/^(https?|socks[45]):$/.test(url.protocol) || url.hostname === '')
    throw wrong('--proxy', proxy, 'is not an address of a proxy: expected one such as http://proxy.example:3128');
  if (url.username || url.password)
    throw new CliError(`--proxy contains a user or a password: ${withoutSecrets}.`, exitCodes.usage);
}

function isAccepted(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** @param problem a clause with the expectation, for a value that is not empty. */
const wrong = (option: string, value: string, problem: string): CliError =>
  new CliError(`${option} ${value === '' ? problem.replace(/^.*?:/, 'is empty:') : `${value} ${problem}`}.`, exitCodes.usage);
