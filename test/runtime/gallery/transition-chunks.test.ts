import { expect, test } from 'vitest';
import { findTransition } from '../../../runtime/features/gallery/transitions/index.ts';

const chunks = { load: () => Promise.reject(new Error('nothing is fetched here')) };

test.each([
  ['fade', 'gallery-steps'],
  ['ken-burns', 'gallery-transitions'],
  ['new-swipe', 'gallery-transitions'],
  ['scroll', 'gallery-transitions'],
  ['swipe', 'gallery-transitions'],
])('fetches %s from the chunk %s', async (name, chunk) => {
  const loadedChunks: string[] = [];
  const load = async (given: string) => {
    loadedChunks.push(given);
    return { transitions: { [name]: { name } } } as never;
  };
  expect(await findTransition(name, { load })).toEqual({ name });
  expect(loadedChunks).toEqual([chunk]);
});

// gallery#unknown-transition
test.each(['wipe', '', 'constructor'])('throws the message of gallery#unknown-transition for a transition named %j', (name) => {
  expect(() => findTransition(name, chunks)).toThrow(`Could not find transition named ${name}`);
});
