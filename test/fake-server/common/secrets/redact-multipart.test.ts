import { expect, test } from 'vitest';
import { redactText } from '../../../../fake-server/common/secrets/redact.ts';
import { redactMultipart } from '../../../../fake-server/common/secrets/redact-multipart.ts';

const part = (name: string, value: string) => `--x1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test('parts with secret names are masked; the boundaries, names and other parts stay', () => {
  const form = (password: string, url: string) =>
    `${part('email', 'a@b.example')}${part('password', password)}${part('url', url)}--x1--\r\n`;
  expect(redactMultipart(form('hunter2\r\nline 2', '/?token=ab1'), redactText)).toBe(form('xxxxxx0\r\nxxxx 0', '/?token=xx0'));
  expect(redactMultipart('{"name=":1}', redactText)).toBeNull();
});
