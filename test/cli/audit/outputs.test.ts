import { expect, test } from 'vitest';
import { parseOutput, showPictures } from '../../../cli/audit/outputs.ts';

test('a PDF needs a file, and takes pictures as HTML does', () => {
  expect(() => parseOutput('pdf')).toThrow('A PDF needs a file: --format pdf=FILE.');
  expect(() => parseOutput('pdf=')).toThrow('Expected a file name after pdf=.');
  expect(parseOutput('pdf=a=b.pdf', [{ format: 'json', file: null }])).toEqual([
    { format: 'json', file: null },
    { format: 'pdf', file: 'a=b.pdf' },
  ]);
  expect(showPictures(parseOutput('pdf=a.pdf'))).toBe(true);
  expect(showPictures(parseOutput('har=a.har'))).toBe(false);
});
