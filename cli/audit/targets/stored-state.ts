import { isFields } from '../../../runtime/contract/read.ts';
import { isWebAddress } from '../../core/web-address.ts';
import type { GivenStorage } from '../browser/browser.ts';

/**
 * Returns the localStorage of a state that Playwright has saved, by origin; empty for other data. `notify` receives each unusable
 * entry.
 */
export function storageOf(data: unknown, notify: (problem: string) => void): GivenStorage[] {
  const origins: unknown = isFields(data) ? data.origins : [];
  return (Array.isArray(origins) ? origins : []).flatMap((one: unknown, at): GivenStorage[] => {
    const { origin, localStorage: listed } = isFields(one) ? one : {};
    const given: readonly unknown[] = Array.isArray(listed) ? listed : [];
    if (given.length === 0) return [];
    const items = given.flatMap((item) => {
      const { name, value } = isFields(item) ? item : {};
      return typeof name === 'string' && typeof value === 'string' ? [{ name, value }] : [];
    });
    if (typeof origin === 'string' && isWebAddress(origin) && items.length === given.length)
      return [{ origin: new URL(origin).origin, items }];
    notify(`origins[${at}]: expected {"origin": "https://…", "localStorage": [{"name": …, "value": …}]}. It is not used`);
    return [];
  });
}
