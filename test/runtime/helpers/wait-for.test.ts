import { describe, expect, test } from 'vitest';
import { waitFor } from '../../../runtime/features/helpers/wait-for.ts';
import { settlingClock } from '../../helpers/fakes/settling-clock.ts';

/** A part of the page to which elements are added, and which may leave the document. */
function fakeParent() {
  const elements: string[] = [];
  const parent = {
    isConnected: true,
    queries: 0,
    querySelectorAll(selector: string) {
      parent.queries += 1;
      if (selector === '[') throw new SyntaxError('not a valid selector');
      return elements.filter((element) => element === selector) as unknown as NodeListOf<Element>;
    },
  };
  return { parent: parent as typeof parent & ParentNode, elements };
}

describe('waiting for elements', () => {
  test('resolves at once with existing elements', async () => {
    const { parent, elements } = fakeParent();
    elements.push('.a', '.b', '.a');
    expect(await waitFor(settlingClock(), { parent, selector: '.a' })).toEqual(['.a', '.a']);
  });

  // helpers#wait-for-elements
  test('queries every 100 ms until one matches', async () => {
    const clock = settlingClock();
    const { parent, elements } = fakeParent();
    const found = waitFor(clock, { parent, selector: '.a' });
    await clock.turn(1000);
    expect(parent.queries).toBe(11);
    elements.push('.a');
    await clock.turn(100);
    expect(await found).toEqual(['.a']);
    expect(clock.pending).toBe(0);
  });

  test('waits for the given number of elements', async () => {
    const clock = settlingClock();
    const { parent, elements } = fakeParent();
    elements.push('.a', '.a');
    const found = waitFor(clock, { parent, selector: '.a', minElements: 3 });
    await clock.turn(250);
    elements.push('.a');
    await clock.turn(100);
    expect(await found).toHaveLength(3);
  });

  test('a minimum below 1 is 1', async () => {
    const clock = settlingClock();
    const { parent } = fakeParent();
    const found = waitFor(clock, { parent, selector: '.a', minElements: 0, retries: 1 });
    const outcome = expect(found).rejects.toMatchObject({ code: 'not-found' });
    await clock.turn(1000);
    await outcome;
  });

  test.each([
    ['parent', null, '.a'],
    ['parent', undefined, '.a'],
    ['selector', fakeParent().parent, ''],
    ['selector', fakeParent().parent, null],
    ['parent and selector', null, undefined],
  ])('a missing %s rejects', async (_name, parent, selector) => {
    await expect(waitFor(settlingClock(), { parent, selector })).rejects.toMatchObject({
      code: 'missing-parent-or-selector',
      message: expect.stringMatching(/parent.*selector/i),
    });
  });

  test('a parent that leaves the document rejects', async () => {
    const clock = settlingClock();
    const { parent } = fakeParent();
    const outcome = expect(waitFor(clock, { parent, selector: '.a' })).rejects.toMatchObject({
      code: 'missing-parent',
      message: expect.stringMatching(/parent/i),
    });
    await clock.turn(500);
    parent.isConnected = false;
    await clock.turn(100);
    await outcome;
    expect(clock.pending).toBe(0);
  });

  // helpers#wait-for-elements
  test('after 3 retries it rejects with selector and elapsed ms', async () => {
    const clock = settlingClock();
    const { parent } = fakeParent();
    const outcome = expect(waitFor(clock, { parent, selector: '.a', retries: 3 })).rejects.toMatchObject({
      code: 'not-found',
      message: '".a" was not found within 300 ms',
    });
    await clock.turn(1000);
    await outcome;
    expect(parent.queries).toBe(4);
  });

  // helpers#wait-for-elements
  test.each([0, 100_000_000, -1, Number.NaN])('%d retries mean no limit', async (retries) => {
    const clock = settlingClock();
    const { parent, elements } = fakeParent();
    const found = waitFor(clock, { parent, selector: '.a', retries });
    await clock.turn(60_000);
    elements.push('.a');
    await clock.turn(100);
    expect(await found).toEqual(['.a']);
  });

  test('an invalid selector rejects with the browser’s error', async () => {
    const { parent } = fakeParent();
    await expect(waitFor(settlingClock(), { parent, selector: '[' })).rejects.toThrow('not a valid selector');
  });
});
