import { isDeepStrictEqual } from 'node:util';
import type { Environment } from '../artifacts/artifacts.ts';

/** Returns the environment of the first visit of all pages; null when none began. */
export const firstEnvironment = (pages: readonly { readonly environment?: Environment | null }[]): Environment | null =>
  pages
    .flatMap(({ environment }) => environment ?? [])
    .sort((one, other) => Date.parse(one.startedAt) - Date.parse(other.startedAt))[0] ?? null;

/** Returns the environment of a page that differs from that of the first visit in more than the time. */
export function otherEnvironment(
  environment: Environment | null,
  first: Environment | null,
): { readonly environment?: Environment } {
  if (!environment || !first) return {};
  return isDeepStrictEqual({ ...environment, startedAt: '' }, { ...first, startedAt: '' }) ? {} : { environment };
}

/** A named detail of the environment. */
export interface EnvironmentDetail {
  readonly name: string;
  readonly value: string;
}

/** Returns the details of an environment for readers, in order; details that were not chosen are left out. */
export function environmentDetails(environment: Environment): EnvironmentDetail[] {
  const { startedAt, toolVersion, browser, userAgent, platform, device, locale, timezone, proxy, insecure, viewport } =
    environment;
  const scale = viewport.scale === 1 ? '' : ` at ${viewport.scale} device pixels per pixel`;
  return [
    { name: 'Started', value: timeText(startedAt) },
    { name: 'Browser', value: browser.replace('/', ' ') },
    { name: 'User agent', value: userAgent },
    ...(device === null ? [] : [{ name: 'Device', value: device }]),
    { name: 'Window', value: `${viewport.widthPx} × ${viewport.heightPx} px${scale}` },
    { name: 'Language', value: locale },
    { name: 'Time zone', value: timezone },
    { name: 'Proxy', value: proxy ?? 'none' },
    ...(insecure ? [{ name: 'Certificates', value: 'accepted without a known issuer' }] : []),
    { name: 'Machine', value: platform },
    { name: 'Tool', value: `ss-runtime ${toolVersion}` },
  ];
}

/** Returns the environment in one line. */
export function environmentLine(environment: Environment): string {
  const { startedAt, browser, device, locale, timezone, proxy, insecure, toolVersion } = environment;
  const given = [
    device === null ? null : `as ${device}`,
    locale,
    timezone,
    proxy === null ? null : `through ${proxy}`,
    insecure ? 'any certificate' : null,
  ];
  const details = given.filter((detail) => detail !== null).join(', ');
  return `${timeText(startedAt)}, ${browser.replace('/', ' ')}, ${details}, ss-runtime ${toolVersion}`;
}

/** Returns an ISO time for readers: `2026-01-31 12:00:00 UTC`. */
export const timeText = (iso: string): string => iso.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ' UTC');
