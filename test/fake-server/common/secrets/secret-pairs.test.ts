import { expect, test } from 'vitest';
import { hasSecretName, secretPairs } from '../../../../fake-server/common/secrets/secret-pairs.ts';

test('a field is secret when the field beside it names a secret', () => {
  const pairs = (fields: Record<string, unknown>) => {
    const isSecret = secretPairs(Object.keys(fields), (name) => fields[name]);
    return isSecret && Object.keys(fields).filter(isSecret);
  };
  expect(pairs({ value: 1, name: 'password' })).toEqual(['value']);
  expect(pairs({ 'a.key': 'pin', 'a.value': 1, 'b.key': 'size', 'b.value': 2 })).toEqual(['a.value']);
  expect(pairs({ name: 'size', value: 1, email: 'password' })).toBeNull();
  expect(pairs({ type: 'password', text: 'a', other: 'b' })).toEqual(['text']);
});

test('a list with the name of a secret has one; long texts are no names', () => {
  expect([hasSecretName(['a', 'pin']), hasSecretName('a'), hasSecretName(`${'a '.repeat(100)}pin`)]).toEqual([
    true,
    false,
    false,
  ]);
});
