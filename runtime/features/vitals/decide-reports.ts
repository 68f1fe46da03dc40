import type { Clock } from '../../browser/clock.ts';
import type { Xhr } from '../../browser/http.ts';
import type { PerformanceSettings, RolloutFlags } from '../../contract/vitals/rollout-flags.ts';
import { askSettings } from './ask-settings.ts';

export interface ReportDecisionOptions {
  readonly clock: Pick<Clock, 'after'>;
  readonly xhr: Xhr;
  /** The flags that the page context lists, null if it lists none. */
  readonly listedFlags: RolloutFlags | null;
}

/**
 * What this page load is to report of its performance, null for nothing: by the rollout flags in the page context, which save the
 * request, or by the platform's. Light, so that pages that report nothing fetch nothing that measures. Rejects as `askSettings`
 * does. Spec 1 §4, §7.
 */
export async function decideReports({ clock, xhr, listedFlags }: ReportDecisionOptions): Promise<PerformanceSettings | null> {
  const settings = listedFlags ? { flags: listedFlags, pageLoadId: '' } : await askSettings(xhr, clock);
  return settings.flags.pageSpeed || settings.flags.userTiming ? settings : null;
}
