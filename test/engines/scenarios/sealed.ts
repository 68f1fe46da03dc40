import { expect } from 'vitest';
import { allWays } from '../../helpers/sealed/all-ways.ts';
import { walkWays } from '../../helpers/sealed/walk-ways.ts';
import type { Topic } from '../facade/scenario.ts';

/** A page without network, in browsers without `Connection-Allowlist`. */
export const sealed: Topic = {
  scenarios: Object.entries(allWays).map(([what, ways]) => ({
    title: `of ${Object.keys(ways).length} ways out by ${what} those are open that cli/serve/README.md names, and no other`,
    async run({ engine, newTab }) {
      const { open, expected } = await walkWays(ways, engine, newTab);
      expect(open).toEqual(expected);
    },
  })),
};
