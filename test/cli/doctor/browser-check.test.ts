import { expect, test } from 'vitest';
import { checkBrowser } from '../../../cli/doctor/browser-check.ts';

test('a program that prints a version is a browser that starts', async () => {
  const { status, detail } = await checkBrowser({ PUPPETEER_EXECUTABLE_PATH: process.execPath });
  expect(status).toBe('ok');
  expect(detail).toContain(process.version);
  expect(detail).toContain('found in: environment');
});

test('one that does not start is missing', async () => {
  expect(await checkBrowser({ PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome' })).toMatchObject({ status: 'missing' });
});
