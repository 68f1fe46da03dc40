import { expect, test } from 'vitest';
import { createServices } from '../../../runtime/boot/create-page.ts';
import type { Page } from '../../../runtime/page/page.ts';

test('a service is created once per page, from the chunk of its name', async () => {
  const page = {} as Page;
  const made: unknown[] = [];
  const chunks = {
    load: async <Exports>(name: string) =>
      ({ create: (given: Page) => made.push([name, given === page]) && { name } }) as Exports,
  };
  const service = createServices(chunks, () => page);
  const [one, other] = await Promise.all([service('calls'), service('calls')]);
  expect(one).toBe(other);
  expect(await service('calls')).toBe(one);
  expect(made).toEqual([['calls', true]]);
});

test('a chunk that could not be fetched is fetched again', async () => {
  let tries = 0;
  const load = async <Exports>() => {
    tries += 1;
    if (tries === 1) throw new Error('missing');
    return { create: () => ({}) } as Exports;
  };
  const service = createServices({ load }, () => ({}) as Page);
  await expect(service('owner')).rejects.toThrow('missing');
  await expect(service('owner')).resolves.toEqual({});
});
