import { expect, test } from 'vitest';
import { findTransition } from '../../../../runtime/gallery/transitions/index.ts';

const chunks = { load: () => Promise.reject(new Error('nothing is fetched here')) };

test('has fade at once', async () => {
  expect(await findTransition('fade', chunks)).toMatchObject({ name: 'fade' });
});

test.each(['ken-burns', 'new-swipe', 'scroll', 'swipe'])('fetches %s as a chunk of its own', async (name) => {
  const asked: string[] = [];
  const load = async (chunk: string) => {
    asked.push(chunk);
    return { transition: { name } } as never;
  };
  expect(await findTransition(name, { load })).toEqual({ name });
  expect(asked).toEqual([`gallery-${name}`]);
});

test.each(['wipe', '', 'constructor'])('throws the specification’s sentence for a transition named %j', (name) => {
  expect(() => findTransition(name, chunks)).toThrow(`Could not find transition named ${name}`);
});
