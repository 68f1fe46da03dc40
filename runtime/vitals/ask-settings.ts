import { decodePerformanceSettings, type PerformanceSettings } from '../contract/decoders/rollout-flags.ts';
import { performanceSettings } from '../contract/endpoints.ts';
import { ResponseError, RuntimeError } from '../contract/errors.ts';
import { performanceLimits } from '../contract/limits.ts';
import { performanceMessages } from '../contract/messages.ts';
import { buildRequest } from '../lib/api-request.ts';
import type { Ask } from '../lib/ask.ts';
import type { Clock } from '../lib/clock.ts';

/**
 * Asks the platform what this page load is to report. Rejects with 'XHR request DONE with unexpected status' for anything but a
 * 200 (no answer at all is status 0), with 'Metric settings request timeout' after 30 s, and if the answer is no JSON. Spec 1 §7, §8.
 */
export const askSettings = (ask: Ask, clock: Clock): Promise<PerformanceSettings> =>
  new Promise((resolve, reject) => {
    const callOff = ask(buildRequest(performanceSettings, {}, null), (status, text) => {
      cancelTimeout();
      if (status !== 200) return reject(new ResponseError(performanceMessages.unexpectedStatus, status));
      try {
        resolve(decodePerformanceSettings(JSON.parse(text)));
      } catch (error) {
        reject(error);
      }
    });
    const cancelTimeout = clock.after(performanceLimits.settingsTimeoutMs, () => {
      callOff();
      reject(new RuntimeError('settings-timeout', performanceMessages.settingsTimeout));
    });
  });
