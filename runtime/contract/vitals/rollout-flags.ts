import { readFields, readNumber } from '../read.ts';

/** What a page load reports of its performance. Spec 1 §4, §7. */
export interface RolloutFlags {
  /** `rum`: anything at all. */
  readonly isOn: boolean;
  /** `track-page-speed`. */
  readonly pageSpeed: boolean;
  /** `track-user-timing`. */
  readonly userTiming: boolean;
}

export interface PerformanceSettings {
  /** Empty: the response has none. */
  readonly pageLoadId: string;
  readonly flags: RolloutFlags;
}

const suffix = '-rollout';
const offVariants = ['off', 'false', 'disabled', 'control'];
const names = ['rum', 'track-page-speed', 'track-user-timing'] as const;

/**
 * What the response of performance/settings says. The specifications do not show where the flags stand: they are looked for in
 * `settings` and beside it, under their name or the name with `-rollout`, as true, 1, `on`, a variant ending in `-rollout` that is
 * not called off, or an object with such a `variant`, `value` or `enabled` (our choice). Whatever is absent or cannot be read is off. Never throws. Spec 1 §7.
 */
export function decodePerformanceSettings(input: unknown): PerformanceSettings {
  const raw = readFields(input);
  const settings = { ...raw, ...readFields(raw.settings) };
  const { pageLoadId } = raw;
  return {
    pageLoadId: typeof pageLoadId === 'string' || typeof pageLoadId === 'number' ? String(pageLoadId) : '',
    flags: flagsBy((name) => isOn(settings[name] ?? settings[name + suffix])),
  };
}

/**
 * The flags among those that ride in the page context, where being listed means on. A page that lists one of them has said all;
 * null if it lists none, and the platform must be asked (our choice). Spec 1 §7.
 */
export function listedRolloutFlags(list: readonly string[]): RolloutFlags | null {
  const isListed = (name: string) => list.includes(name) || list.includes(name + suffix);
  return names.some(isListed) ? flagsBy(isListed) : null;
}

const flagsBy = (say: (name: string) => boolean): RolloutFlags => {
  const [isAllOn, pageSpeed, userTiming] = names.map(say);
  return { isOn: Boolean(isAllOn), pageSpeed: Boolean(isAllOn && pageSpeed), userTiming: Boolean(isAllOn && userTiming) };
};

function isOn(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) {
    const { variant, value: inner, enabled } = readFields(value);
    return isOn(variant ?? inner ?? enabled);
  }
  if (typeof value === 'string' && value.endsWith(suffix)) return !offVariants.includes(value.slice(0, -suffix.length));
  return value === true || ['true', 'on', 'enabled'].includes(value as string) || (readNumber(value) ?? 0) >= 1;
}
