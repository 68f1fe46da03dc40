import { readFields, readNumber } from '../read.ts';

/** The rollout flags of a page load: vitals#rollout-flags. */
export interface RolloutFlags {
  /** `rum` */
  readonly isOn: boolean;
  /** `track-page-speed` */
  readonly pageSpeed: boolean;
  /** `track-user-timing` */
  readonly userTiming: boolean;
}

export interface PerformanceSettings {
  /** Empty where the response has no id. */
  readonly pageLoadId: string;
  readonly flags: RolloutFlags;
}

const suffix = '-rollout';
const offVariants = ['off', 'false', 'disabled', 'control'];
const names = ['rum', 'track-page-speed', 'track-user-timing'] as const;

/** Returns the settings of a response: vitals#flag-values. An absent or unreadable flag is off. Never throws. */
export function decodePerformanceSettings(input: unknown): PerformanceSettings {
  const raw = readFields(input);
  const settings = { ...raw, ...readFields(raw.settings) };
  const { pageLoadId } = raw;
  return {
    pageLoadId: typeof pageLoadId === 'string' || typeof pageLoadId === 'number' ? String(pageLoadId) : '',
    flags: flagsBy((name) => isOn(settings[name] ?? settings[name + suffix])),
  };
}

/** Returns the flags that a page context lists, where a listed flag is on; null if it lists none: vitals#listed-flags. */
export function listedRolloutFlags(list: readonly string[]): RolloutFlags | null {
  const isListed = (name: string) => list.includes(name) || list.includes(name + suffix);
  return names.some(isListed) ? flagsBy(isListed) : null;
}

const flagsBy = (isFlagOn: (name: string) => boolean): RolloutFlags => {
  const [isAllOn, pageSpeed, userTiming] = names.map(isFlagOn);
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
