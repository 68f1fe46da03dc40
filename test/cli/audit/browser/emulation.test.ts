import { expect, test } from 'vitest';
import { checkEmulation } from '../../../../cli/audit/browser/emulation.ts';

test.each([
  [{ device: 'iphone 15' }],
  [{ device: 'Pixel 5', locale: 'de-CH', timezone: 'Europe/Zurich', proxy: 'socks5://proxy.example:1080' }],
  [{}],
])('%j can be emulated', async (emulation) => {
  await expect(checkEmulation(emulation)).resolves.toBeUndefined();
});

test.each([
  [{ device: 'iPhone 99' }, '--device iPhone 99 is not known: expected one of Puppeteer’s devices, such as iPhone '],
  [{ device: 'Pixle 5' }, 'such as Pixel 5'],
  [{ device: '' }, '--device is empty: expected one of Puppeteer’s devices, such as iPhone 15, '],
  [{ locale: 'de_DE' }, '--locale de_DE is not a language tag: expected one such as de-DE.'],
  [{ locale: '' }, '--locale is empty: expected one such as de-DE.'],
  [{ timezone: 'Mars/Olympus' }, '--timezone Mars/Olympus is not known: expected a name such as Europe/Berlin.'],
  [{ proxy: 'proxy.example:3128' }, 'is not an address of a proxy: expected one such as http://proxy.example:3128.'],
  [{ proxy: 'http://user:secret@proxy.example' }, '--proxy contains a user or a password'],
])('%j is refused with the expectation, status 2 and no secret', async (emulation, message) => {
  const error: unknown = await checkEmulation(emulation).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'CliError', exitCode: 2, message: expect.stringContaining(message) });
  expect(String(error)).not.toContain('secret');
});
