import type { Clock } from '../../browser/clock.ts';
import type { Xhr } from '../../browser/http.ts';
import { buildRequest } from '../../browser/http-request.ts';
import { performanceSettings } from '../../contract/endpoints.ts';
import { responseError, runtimeError } from '../../contract/errors.ts';
import { performanceLimits } from '../../contract/vitals/limits.ts';
import { performanceMessages } from '../../contract/vitals/messages.ts';
import { decodePerformanceSettings, type PerformanceSettings } from '../../contract/vitals/rollout-flags.ts';

/** The call itself ends a little later, so that it does not look like a call without a response. */
const graceMs = 1000;

/**
 * Asks the platform what this page load is to report. Rejects with 'XHR request DONE with unexpected status' for anything but a
 * 200 (no response at all is status 0), with 'Metric settings request timeout' after 30 s, and if the response is no JSON. Spec 1 §7, §8.
 */
export const askSettings = (xhr: Xhr, clock: Pick<Clock, 'after'>): Promise<PerformanceSettings> =>
  new Promise((resolve, reject) => {
    const { settingsTimeoutMs } = performanceLimits;
    const cancelTimeout = clock.after(settingsTimeoutMs, () =>
      reject(runtimeError('settings-timeout', performanceMessages.settingsTimeout)),
    );
    xhr(buildRequest(performanceSettings, {}, null), settingsTimeoutMs + graceMs)
      .then(({ status, text }) => {
        cancelTimeout();
        if (status !== 200) throw responseError(performanceMessages.unexpectedStatus, status);
        resolve(decodePerformanceSettings(JSON.parse(text)));
      })
      .catch(reject);
  });
