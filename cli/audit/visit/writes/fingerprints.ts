import type { FingerprintUse } from '../../artifacts/artifacts.ts';
import { textsOf } from '../../parties/sent-data.ts';
import { scriptInitiator } from '../traffic/initiators.ts';
import { isAfter, type Watch } from '../watch/watch.ts';
import { tracesOf } from './result-hashes.ts';

type Event = Watch['events'][number];

/** A request or beacon after which a result has left the page. */
interface Sending {
  readonly url: string;
  readonly texts: string;
  /** Query and body; empty for files, whose addresses often have hashes. */
  readonly fields: string;
  readonly tokens: ReadonlySet<string>;
  /** Addresses of the scripts in its stack. */
  readonly scripts: ReadonlySet<string>;
  readonly atMs: number;
}

/** Tolerance of the order of the watcher’s reports and the network’s events. */
const toleranceMs = 100;
const fileTypes = ['Script', 'Stylesheet', 'Font', 'Document'];
/** A value that is like a hash, and one of a field that is named as a fingerprint. */
const hashLike =
  /(?<![\w-])(?=[0-9a-f]{0,64}\d)(?=[0-9a-f]{0,64}[a-f])([0-9a-f]{16}|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})(?![\w-])/i;
const namedLike =
  /[?&{,\s"'](fp|fpid|fprint|finger_?print(_?id|_?hash)?|hash|canvas(_?(hash|fp|id))?|webgl(_?(hash|fp))?|audio(_?(hash|fp))?|fonts?(_?hash)?|visitor_?id|device_?(id|hash)|murmur)["']?\s*[=:]\s*["']?-?(?=[\w.-]{0,64}\d)[\w.+/%-]{4,}/i;

/**
 * Returns the uses of interfaces that can identify a device. Uses that are common in charts and games are left out, unless their
 * result is sent. A result counts as sent when a later request has it or one of its hashes, or when the script that read it sends
 * a value that is like a hash.
 */
export function fingerprintsOf(watch: Pick<Watch, 'events' | 'traffic'>, answeredAtMs: number | null): FingerprintUse[] {
  const events = watch.events.filter(({ kind }) => kind === 'fingerprint');
  if (events.length === 0) return [];
  const sendings = sendingsOf(watch);
  const uses = new Map<string, FingerprintUse>();
  for (const event of events) {
    const initiator = scriptInitiator(event.via, event.stack);
    const isOrdinary = event.text.endsWith(' ordinary');
    const sentTo = sendingOf(event, initiator?.url ?? null, isOrdinary, sendings);
    if (isOrdinary && sentTo === null) continue;
    const technique = event.via as FingerprintUse['technique'];
    const afterAnswer = isAfter(event.seenAtMs, answeredAtMs);
    const key = JSON.stringify([technique, initiator?.url, event.page, afterAnswer]);
    const known = uses.get(key);
    if (known?.sentTo !== undefined || (known && sentTo === null)) continue;
    uses.set(key, { technique, initiator, afterAnswer, page: event.page, ...(sentTo !== null && { sentTo }) });
  }
  return [...uses.values()];
}

function sendingOf(event: Event, script: string | null, isOrdinary: boolean, sendings: readonly Sending[]): string | null {
  const later = sendings.filter(({ atMs }) => atMs >= event.seenAtMs - toleranceMs);
  const traces = event.body === null ? null : tracesOf(event.via === 'audio' ? event.body.slice(0, 9) : event.body);
  const exact = later.find(
    ({ texts, tokens }) =>
      traces?.parts.some((part) => texts.includes(part)) || [...(traces?.tokens ?? [])].some((token) => tokens.has(token)),
  );
  if (exact) return exact.url;
  if (isOrdinary || script === null) return null;
  return (
    later.find(({ scripts, fields }) => scripts.has(script) && (hashLike.test(fields) || namedLike.test(fields)))?.url ?? null
  );
}

function sendingsOf({ events, traffic }: Pick<Watch, 'events' | 'traffic'>): Sending[] {
  const sending = (url: string, type: string, body: string, atMs: number, scripts: readonly string[]): Sending => {
    const parts = URL.canParse(url) ? new URL(url) : null;
    const texts = textsOf(parts ? `${parts.pathname}${parts.search}` : '', body);
    const fields = fileTypes.includes(type) ? '' : textsOf(parts?.search ?? '', body);
    return { url, texts, fields, tokens: new Set(texts.split(/[^\w-]+/)), scripts: new Set(scripts), atMs };
  };
  const requests = traffic.requests
    .filter(({ url, body }) => /^https?:/.test(url) && (body !== null || url.includes('?') || /\w{8,}/.test(url)))
    .map(({ url, type, body, startedAtMs, sentBy }) =>
      sending(url, type, body ?? '', startedAtMs, sentBy ? scriptsOf(sentBy.stack) : []),
    );
  const beacons = events
    .filter(({ kind }) => kind === 'beacon')
    .map(({ text, body, seenAtMs, stack }) =>
      sending(
        text,
        'Ping',
        body ?? '',
        seenAtMs,
        stack.map(([url]) => url),
      ),
    );
  return [...requests, ...beacons];
}

/** Returns the addresses of the frames of a stack, such as `count (https://shop.example/a.js:3:5)`. */
const scriptsOf = (stack: readonly string[]): string[] => stack.flatMap((frame) => /\((.*):\d+:\d+\)$/.exec(frame)?.[1] ?? []);
