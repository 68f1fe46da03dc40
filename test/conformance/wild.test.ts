import { expect, test } from 'vitest';
import { validate } from '../../cli/api/index.ts';
import { temporaryFolder } from '../helpers/platform/temporary-folder.ts';
import { wildPages } from '../helpers/wild/pages.ts';
import { writeWild } from '../helpers/wild/write-wild.ts';

/** Defects of the corpus: the page, the expected rule, a text in the page, and the characters from there to the finding. */
const wrong: readonly (readonly [page: string, ruleId: string, at: string, further: number])[] = [
  ['backslashes', 'gallery-data-escaped', 'data-block-json="{', 18],
  ['double-encoding', 'gallery-data-undecodable', 'data-block-json="{', 18],
  ['templates-in-json', 'gallery-data-undecodable', 'data-block-json="{', 18],
  ['empty-json', 'gallery-data-missing', 'data-block-json=""', 0],
  ['gallery-unknown', 'unknown-design', '&quot;wall&quot;', 0],
  ['no-json', 'gallery-data-missing', '<div class="sqs-block gallery-block', 0],
  ['forms-broken', 'form-undecodable', '"formFields":[,', 14],
  ['context-template', 'page-context-syntax', 'SQUARESPACE_CONTEXT = {{ context', 23],
];

test(
  `of ${Object.keys(wildPages).length} pages like published ones, the findings are exactly those for broken data, each at ` +
    'its place',
  async () => {
    const [folder = ''] = writeWild(temporaryFolder());
    const { items, findings } = await validate([folder]);
    const all = [...findings, ...items.flatMap((item) => item.findings)].map(({ source = '', ruleId, line = 0, column = 0 }) => {
      const page = source.replace(/^.*\//, '').replace('.html', '');
      return [page, ruleId, line, column] as const;
    });
    const placed = wrong.map(([page, ruleId, at, further]) => {
      const before = String(wildPages[page]?.html).split(at, 1).join('');
      const lines = before.split('\n');
      return [page, ruleId, lines.length, (lines.at(-1) ?? '').length + further + 1] as const;
    });
    // The finding for truncated data is at its end, inside the text.
    const isCut = ([page]: readonly [string, ...unknown[]]) => ['context-cut', 'cut-json'].includes(page);
    expect(new Set(all.filter((row) => !isCut(row)))).toEqual(new Set(placed));
    expect(all.filter(isCut).map(([page, ruleId]) => `${page} ${ruleId}`)).toEqual([
      'context-cut page-context-syntax',
      'cut-json gallery-data-undecodable',
    ]);
  },
);
