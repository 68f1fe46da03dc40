import { describe, expect, test } from 'vitest';
import { wantsColor } from '../../cli/io.ts';

describe('colour', () => {
  test.each([
    ['a terminal', {}, true, true],
    ['a pipe', {}, false, false],
    ['a terminal with NO_COLOR=1', { NO_COLOR: '1' }, true, false],
    ['a terminal with an empty NO_COLOR, which has no effect', { NO_COLOR: '' }, true, true],
    ['a pipe with FORCE_COLOR=1', { FORCE_COLOR: '1' }, false, true],
    ['a terminal with FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, false],
    ['FORCE_COLOR against NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    ['a dumb terminal', { TERM: 'dumb' }, true, false],
  ])('%s', (_name, env, isTerminal, expected) => {
    expect(wantsColor(env, isTerminal)).toBe(expected);
  });
});
