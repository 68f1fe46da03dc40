import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '../../../runtime/contract/texts/en/common.ts';
import { ownersEn } from '../../../runtime/contract/texts/en/owners.ts';
import { storeEn } from '../../../runtime/contract/texts/en/store.ts';

/** The sources of the runtime without the texts themselves. */
const sources = readdirSync('runtime', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(join('contract', 'texts')))
  .map((path) => new Set(readFileSync(join('runtime', path), 'utf8').match(/\w+/g)));

test.each(Object.entries({ ...en, ...storeEn, ...ownersEn }))(
  'each text of %s is read by code that names its topic',
  (topic, texts) => {
    const readers = sources.filter((words) => words.has(topic));
    const unread = Object.keys(texts).filter((key) => !readers.some((words) => words.has(key)));
    expect(unread).toEqual([]);
  },
);
