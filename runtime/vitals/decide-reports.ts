import type { PerformanceSettings, RolloutFlags } from '../contract/decoders/rollout-flags.ts';
import type { Ask } from '../lib/ask.ts';
import type { Clock } from '../lib/clock.ts';
import { askSettings } from './ask-settings.ts';

export interface ReportDecisionDoors {
  readonly clock: Clock;
  readonly ask: Ask;
  /** The flags that the page context lists, null if it lists none. */
  readonly listedFlags: RolloutFlags | null;
}

/**
 * What this page load is to report of its performance, null for nothing: by the rollout flags in the page context, which save the
 * request, or by the platform's. Light, so that pages that report nothing fetch nothing that measures. Rejects as `askSettings`
 * does. Spec 1 §4, §7.
 */
export async function decideReports({ clock, ask, listedFlags }: ReportDecisionDoors): Promise<PerformanceSettings | null> {
  const settings = listedFlags ? { flags: listedFlags, pageLoadId: '' } : await askSettings(ask, clock);
  return settings.flags.pageSpeed || settings.flags.userTiming ? settings : null;
}
