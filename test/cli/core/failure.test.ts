import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { systemFailure } from '../../../cli/core/failure.ts';
import { errorMessage } from '../../../fake-server/common/error-message.ts';

const failure = (code: string) => Object.assign(new Error(`${code}: it went wrong`), { code });

describe('systemFailure', () => {
  test('too many open files are reported with the limit and advice', () => {
    expect(systemFailure(failure('EMFILE'), () => 64)).toBe(
      'Too many files are open at once (the limit is 64). Allow more, such as with `ulimit -n 1024`, and try again.',
    );
    expect(systemFailure(failure('EMFILE'), () => null)).toContain('Too many files are open at once. Allow more');
  });

  test('a module that is not found is reported as too many open files only below the lowest usual limit', () => {
    expect(systemFailure(failure('ERR_MODULE_NOT_FOUND'), () => 64)).toContain('the limit is 64');
    expect(systemFailure(failure('ERR_MODULE_NOT_FOUND'), () => 1024)).toBeNull();
    expect(systemFailure(failure('ERR_MODULE_NOT_FOUND'), () => null)).toBeNull();
  });

  test('exhausted memory is a failure of the system; any other failure is not', () => {
    expect(systemFailure(failure('ENOMEM'))).toContain('not enough memory');
    for (const error of [new TypeError('x'), null, undefined, 'text', 7]) expect(systemFailure(error)).toBeNull();
  });

  test.skipIf(process.platform === 'win32').each([24, 64])(
    'an audit with a limit of %i open files ends with 3 and that sentence',
    async (limit) => {
      const shell = spawn('sh', ['-c', `ulimit -n ${limit} && exec node cli/bin.mjs audit clean`], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let text = '';
      shell.stderr.on('data', (part) => {
        text += part;
      });
      expect(await once(shell, 'close')).toEqual([3, null]);
      expect(text).toMatch(/^ss-runtime: .*[Tt]oo many (open files|files are open).*ulimit -n 1024.*\n$/);
      expect(text).not.toContain('report this bug');
    },
  );
});

describe('errorMessage', () => {
  test.each([
    [new Error('closed'), 'closed'],
    [{ type: 'error', message: 'connect ECONNREFUSED 127.0.0.1:1' }, 'connect ECONNREFUSED 127.0.0.1:1'],
    [{ type: 'error', error: new Error('inner') }, 'inner'],
    [new AggregateError([new Error('first'), new Error('second')]), 'first'],
    [{ code: 'E_ODD' }, 'E_ODD'],
    [{}, 'Object'],
    [Object.create(null), 'unknown failure'],
    ['a text', 'a text'],
    [null, 'null'],
    [undefined, 'undefined'],
  ])('of %o is %j', (thrown, message) => {
    expect(errorMessage(thrown)).toBe(message);
  });
});
