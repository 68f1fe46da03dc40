import { expect, test } from 'vitest';
import { errorKey, systemErrorLines } from '../../../runtime/features/dialogs/system-error-dialog.ts';

// overlays#error-dialog-text
test.each([
  [
    'cleaned',
    { url: '/a', kind: 'cleaned', errorText: 'kept back' },
    ['Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.'],
  ],
  ['network with a text', { url: '/a', kind: 'network', errorText: 'Gone' }, ['Gone']],
  ['network without one', { url: '/a', kind: 'network' }, ['Unable to connect to the provider.  Please try again.']],
  ['any other', { url: '/a', kind: 'other', format: 'json', errorText: '<b>' }, ['/a', 'json', '<b>']],
  ['any other of which little is known', { url: '/a', kind: 'other', format: '', errorText: '' }, ['/a']],
] as const)('%s has its own lines', (_, error, lines) => {
  expect(systemErrorLines(error)).toEqual(lines);
});

// overlays#error-dialog-key
test('the error key is the base64 of the address, as UTF-8', () => {
  expect(errorKey('/api/x')).toBe('L2FwaS94');
  expect(errorKey('/api/ünsure')).toBe('L2FwaS/DvG5zdXJl');
});
