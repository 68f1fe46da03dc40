import { describe, expect, test } from 'vitest';
import { wantsColor } from '../../../cli/core/color.ts';

describe('colour', () => {
  test.each([
    ['a terminal', {}, true, null, true],
    ['a pipe', {}, false, null, false],
    ['a terminal with NO_COLOR=1', { NO_COLOR: '1' }, true, null, false],
    ['a terminal with an empty NO_COLOR, which has no effect', { NO_COLOR: '' }, true, null, true],
    ['a pipe with FORCE_COLOR=1', { FORCE_COLOR: '1' }, false, null, true],
    ['a pipe with FORCE_COLOR=3', { FORCE_COLOR: '3' }, false, null, true],
    ['a pipe with an empty FORCE_COLOR, as in Node.js', { FORCE_COLOR: '' }, false, null, true],
    ['a terminal with FORCE_COLOR=0', { FORCE_COLOR: '0' }, true, null, false],
    ['a terminal with FORCE_COLOR=false', { FORCE_COLOR: 'false' }, true, null, false],
    ['FORCE_COLOR against NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, false, null, true],
    ['a pipe with CLICOLOR_FORCE=1', { CLICOLOR_FORCE: '1' }, false, null, true],
    ['a pipe with CLICOLOR_FORCE=0', { CLICOLOR_FORCE: '0' }, false, null, false],
    ['a pipe with an empty CLICOLOR_FORCE', { CLICOLOR_FORCE: '' }, false, null, false],
    ['NO_COLOR against CLICOLOR_FORCE', { NO_COLOR: '1', CLICOLOR_FORCE: '1' }, true, null, false],
    ['a dumb terminal with CLICOLOR_FORCE=1', { TERM: 'dumb', CLICOLOR_FORCE: '1' }, true, null, true],
    ['a terminal with CLICOLOR=0', { CLICOLOR: '0' }, true, null, false],
    ['a terminal with CLICOLOR=1', { CLICOLOR: '1' }, true, null, true],
    ['a pipe with CLICOLOR=1', { CLICOLOR: '1' }, false, null, false],
    ['CLICOLOR_FORCE against CLICOLOR=0', { CLICOLOR_FORCE: '1', CLICOLOR: '0' }, false, null, true],
    ['a dumb terminal', { TERM: 'dumb' }, true, null, false],
    ['a pipe with --color', {}, false, true, true],
    [
      '--color against NO_COLOR, FORCE_COLOR=0 and TERM=dumb',
      { NO_COLOR: '1', FORCE_COLOR: '0', TERM: 'dumb' },
      false,
      true,
      true,
    ],
    ['--no-color against FORCE_COLOR and CLICOLOR_FORCE', { FORCE_COLOR: '1', CLICOLOR_FORCE: '1' }, true, false, false],
  ])('%s', (_name, env, isTerminal, flag, expected) => {
    expect(wantsColor({ env, isTerminal, flag })).toBe(expected);
  });
});
