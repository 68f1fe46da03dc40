import { expect, test } from 'vitest';
import { apiPage, undocumented } from '../../scripts/declarations/api-page.ts';
import { publicEntries } from '../../scripts/declarations/public-declarations.ts';
import { reachFrom } from '../../scripts/declarations/reach.ts';

/** Declarations of the exports of `ss-runtime`; the other two entries export nothing. */
const reachedFrom = (text: string) =>
  reachFrom(Object.values(publicEntries), (path) => (path === publicEntries['ss-runtime'] ? text : 'export {};\n'));

const declarations = `/** Counts the waves. */
export declare function countWaves(tide: Tide): number;
/** A tide. */
export interface Tide {
  /** In metres. */
  readonly height: number;
}
`;

test('the API page has each export of each entry with its description and declaration', () => {
  const page = apiPage(reachedFrom(declarations));
  expect(page.match(/^##+ .*/gm)).toEqual([
    '## ss-runtime',
    '### countWaves',
    '### Tide',
    '## ss-runtime/testing',
    '## ss-runtime/browser',
    '## Types of members',
  ]);
  expect(page).toContain(
    '### countWaves\n\nCounts the waves.\n\n```ts\nfunction countWaves(tide: Tide): number;\n```\n\n### Tide\n\nA tide.\n',
  );
  expect(page).toContain('  /** In metres. */\n  readonly height: number;');
});

test('an export and a member without a description are named', () => {
  expect(undocumented(reachedFrom(declarations))).toEqual([]);
  const bare = declarations.replace('/** Counts the waves. */\n', '').replace('  /** In metres. */\n', '');
  expect(undocumented(reachedFrom(bare))).toEqual([
    'cli/api/index.ts: countWaves, an export of ss-runtime, has no docstring',
    'cli/api/index.ts: Tide.height has no docstring',
  ]);
});
