import type { Clock } from '../../browser/clock.ts';
import type { Xhr } from '../../browser/http.ts';
import type { PerformanceSettings, RolloutFlags } from '../../contract/vitals/rollout-flags.ts';
import { fetchSettings } from './fetch-settings.ts';

export interface ReportDecisionOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly xhr: Xhr;
  /** The flags of the page context; null if it lists none. */
  readonly listedFlags: RolloutFlags | null;
}

/**
 * Returns what this page load reports of its performance, null for nothing: by the flags of the page context
 * (vitals#listed-flags) or by the platform's settings. Separate from the code that measures, so that most pages do not
 * fetch that code. Rejects as `fetchSettings` does.
 */
export async function decideReports({ clock, xhr, listedFlags }: ReportDecisionOptions): Promise<PerformanceSettings | null> {
  const settings = listedFlags ? { flags: listedFlags, pageLoadId: '' } : await fetchSettings(xhr, clock);
  return settings.flags.pageSpeed || settings.flags.userTiming ? settings : null;
}
