import { layerNames } from './layer-names.ts';

const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

/** Google Consent Mode v2: consent#consent-mode. https://developers.google.com/tag-platform/security/guides/consent */
export interface ConsentMode {
  /** Adds commands to each list of Google's tags if the state has changed. A visitor without an answer causes no `update`. */
  update(isGranted: boolean, isAnswered: boolean): void;
}

type TagWindow = Window & { [list: string]: unknown };

/**
 * Returns the writer of consent commands. The first command is a `default`, before all waiting entries, of the signals for which
 * the page has set none that holds everywhere; an answer is an `update` of all signals. All signals have one state, because the
 * visitor's answer is one yes or no.
 */
export function createConsentMode(window: Window): ConsentMode {
  const latest = new Map<string, string>();
  return {
    update(isGranted, isAnswered) {
      const state = `${isGranted} ${isAnswered}`;
      for (const name of layerNames(window.document)) {
        if (latest.get(name) === state) continue;
        // Google's tags read only new entries at the end once they have started; an answer on the page follows all others.
        const atEnd = latest.has(name) || Boolean((window as TagWindow).google_tag_manager);
        latest.set(name, state);
        write(listOf(window as TagWindow, name), isGranted, isAnswered, atEnd);
      }
    },
  };
}

/** @param atEnd whether commands go to the end of the list, and not before its waiting entries. */
function write(list: unknown[], isGranted: boolean, isAnswered: boolean, atEnd: boolean): void {
  const statesOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((signal) => [signal, isGranted ? 'granted' : 'denied']));
  const missing = signals.filter((signal) => !list.some((entry) => isDefaultEverywhere(entry, signal)));
  if (missing.length > 0) {
    const entry = command('consent', 'default', statesOf(missing));
    if (atEnd) list.push(entry);
    else list.unshift(entry);
  }
  if (!isAnswered) return;
  const update = command('consent', 'update', statesOf(signals));
  // After every default, and before the entries that fire tags.
  if (atEnd) list.push(update);
  else
    list.splice(
      list.reduce<number>((end, entry, index) => (isConsent(entry) ? index + 1 : end), 0),
      0,
      update,
    );
}

function listOf(window: TagWindow, name: string): unknown[] {
  const list: unknown[] = Array.isArray(window[name]) ? window[name] : [];
  window[name] = list;
  return list;
}

/** Returns an arguments object, by which Google's tags recognise a command among other entries. */
function command(..._parts: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

const partsOf = (entry: unknown): unknown[] =>
  Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : [];

const isConsent = (entry: unknown): boolean => partsOf(entry)[0] === 'consent';

/** Returns whether an entry is a `default` of the signal without a `region`. An empty list of regions is of no region. */
function isDefaultEverywhere(entry: unknown, signal: string): boolean {
  const [name, action, fields] = partsOf(entry);
  if (name !== 'consent' || action !== 'default') return false;
  const { region, [signal]: state } = Object(fields) as Record<string, unknown>;
  const regions = Array.isArray(region) ? region : [region];
  return typeof state === 'string' && regions.some((code) => !code);
}
