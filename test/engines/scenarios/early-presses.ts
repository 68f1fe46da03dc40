import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { testSite } from '../../helpers/platform/test-site.ts';
import type { Topic, Visit } from '../facade/scenario.ts';

interface Control {
  readonly name: string;
  readonly site: string;
  readonly path: string;
  readonly widthPx?: number;
  /** Presses the control, once it is there. */
  press(visit: Visit): Promise<void>;
  /** Resolves when the press has had its effect. */
  effect(visit: Visit): Promise<void>;
  /** Proves that the effect came once. */
  once?(visit: Visit): Promise<void>;
}

/** A press is given to the browser after 3 s; on a busy machine the chunks take longer than that. */
const patient = `<script>(function (after) {
window.setTimeout = function (callback, ms) { return after(callback, ms === 3000 ? 60000 : ms); };
})(window.setTimeout)</script>`;
const newsletter = readFileSync(new URL('../../../fixtures/sites/forms/newsletter.html', import.meta.url), 'utf8');
const presses = 'presses';

/** Controls of a page, each pressed while every chunk of the page is on its way. */
const controls: readonly Control[] = [
  {
    name: 'the submit button of a newsletter',
    site: presses,
    path: '/newsletter',
    async press({ tab }) {
      await tab.click('.newsletter-form-field-element');
      await tab.key('ada@example.org');
      await tab.click('.newsletter-form-button');
    },
    effect: ({ tab }) =>
      tab.until(() => document.querySelector('form.newsletter-form')?.getAttribute('data-ss-form') === 'success'),
    async once({ platform }) {
      expect(platform.journal.entries({ endpoint: 'save-form-submission' })).toHaveLength(1);
    },
  },
];

export const earlyPresses: Topic = {
  sites: [testSite(presses, { '/newsletter': { head: patient, body: newsletter } })],
  scenarios: [
    ...controls.map(({ name, site, path, widthPx, press, effect, once }) => ({
      title: `a press on ${name} while every chunk is on its way is kept, and acts once`,
      async run(visit: Visit) {
        if (widthPx) await visit.tab.size(widthPx, 700);
        await visit.setFaults('chunk:delay:60000');
        await visit.tab.goto(visit.address(site, path));
        await press(visit);
        await visit.setFaults('');
        await visit.release();
        await effect(visit);
        await once?.(visit);
        expect(await visit.errors()).toEqual([]);
      },
    })),
    {
      title: 'an accept that is pressed while the other chunks are on their way removes the banner and starts the visit once',
      async run({ tab, platform, address, setFaults, release, settled }) {
        await setFaults('chunk-after-load:delay:60000,chunk-blocks:delay:60000');
        await tab.goto(address('asks', '/'));
        await tab.click('.sqs-cookie-banner-v2-accept');
        await tab.until(() => document.querySelector('.sqs-cookie-banner-v2') === null);
        await setFaults('');
        await release();
        await platform.journal.waitFor(({ endpoint }) => endpoint === 'record-hit', { timeoutMs: 60_000 });
        await settled();
        expect(platform.journal.entries({ endpoint: 'record-hit' })).toHaveLength(1);
      },
    },
  ],
};
