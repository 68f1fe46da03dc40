import { expect, test } from 'vitest';
import { type EscapeAction, type EscapeFacts, escapeAction } from '../../../runtime/features/owner/escape-action.ts';

const plain: EscapeFacts = {
  shift: false,
  otherKeys: false,
  open: false,
  handled: false,
  composing: false,
  inField: false,
  signedIn: false,
  inBackend: false,
  useEscapeKeyToLogin: false,
};

// owner#escape-config, owner#escape-panel, owner#escape-login, owner#escape-log-out
test.each<[string, Partial<EscapeFacts>, EscapeAction]>([
  ['Escape of a visitor', {}, null],
  ['Escape where the site allows it to log in', { useEscapeKeyToLogin: true }, 'login'],
  ['Escape of an owner', { signedIn: true }, 'config'],
  ['Escape of an owner where it would log in', { signedIn: true, useEscapeKeyToLogin: true }, 'config'],
  ['Escape in the backend', { signedIn: true, inBackend: true }, 'panel'],
  ['Shift and Escape of an owner', { signedIn: true, shift: true }, 'log-out'],
  ['Shift and Escape in the backend', { signedIn: true, shift: true, inBackend: true }, 'log-out'],
  ['Shift and Escape of a visitor', { shift: true, useEscapeKeyToLogin: true }, null],
])('%s', (_, facts, expected) => {
  expect(escapeAction({ ...plain, ...facts })).toBe(expected);
});

// owner#escape-ignored, owner#escape-closes
test.each<Partial<EscapeFacts>>([{ open: true }, { handled: true }, { composing: true }, { inField: true }, { otherKeys: true }])(
  'with %o the key is somebody else’s',
  (facts) => {
    for (const shift of [false, true])
      for (const inBackend of [false, true])
        expect(escapeAction({ ...plain, signedIn: true, useEscapeKeyToLogin: true, shift, inBackend, ...facts })).toBe(null);
  },
);
