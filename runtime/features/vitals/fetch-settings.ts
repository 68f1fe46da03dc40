import type { Clock } from '../../browser/clock.ts';
import type { Xhr } from '../../browser/http.ts';
import { buildRequest } from '../../browser/http-request.ts';
import { performanceSettings } from '../../contract/endpoints.ts';
import { responseError, runtimeError } from '../../contract/errors.ts';
import { readJson } from '../../contract/read.ts';
import { performanceLimits, performanceMessages } from '../../contract/vitals/constants.ts';
import { decodePerformanceSettings, type PerformanceSettings } from '../../contract/vitals/rollout-flags.ts';

/** The call ends later than the time-out here, so that the time-out is reported and not a status of 0. */
const graceMs = 1000;

/**
 * Returns the settings of this page load: vitals#settings-call. Rejects with 'XHR request DONE with unexpected status' for any
 * status but 200 (status 0 is no response), with 'Metric settings request timeout' after 30 s, and with the parser's error for a
 * body that is not JSON.
 */
export const fetchSettings = (xhr: Xhr, clock: Pick<Clock, 'after'>): Promise<PerformanceSettings> =>
  new Promise((resolve, reject) => {
    const { settingsTimeoutMs } = performanceLimits;
    const cancelTimeout = clock.after(settingsTimeoutMs, () =>
      reject(runtimeError('settings-timeout', performanceMessages.settingsTimeout)),
    );
    xhr(buildRequest(performanceSettings, {}, null), settingsTimeoutMs + graceMs)
      .then(({ status, text }) => {
        cancelTimeout();
        if (status !== 200) throw responseError(performanceMessages.unexpectedStatus, status);
        resolve(decodePerformanceSettings(readJson(text, reject)));
      })
      .catch(reject);
  });
