import { expect, test } from 'vitest';
import type { Environment } from '../../../../cli/audit/artifacts/artifacts.ts';
import {
  environmentDetails,
  environmentLine,
  firstEnvironment,
  otherEnvironment,
} from '../../../../cli/audit/report/environment.ts';
import { environment, page } from '../../../helpers/audit/audit-artifacts.ts';

const onPhone: Partial<Environment> = {
  device: 'Pixel 7',
  proxy: 'http://proxy.example:3128',
  insecure: true,
  viewport: { widthPx: 412, heightPx: 839, scale: 2.625 },
};

test('the environment is that of the first visit, and a page in another one has its own', () => {
  const later = { ...environment, startedAt: '2026-01-31T13:00:00.000Z' };
  const first = firstEnvironment([{ ...page(), environment: later }, { ...page(), environment }, page()]);
  expect(first).toEqual(environment);
  expect(otherEnvironment(later, first)).toEqual({});
  expect(otherEnvironment({ ...later, browser: 'Chrome/1' }, first)).toMatchObject({
    environment: { browser: 'Chrome/1' },
  });
  expect(firstEnvironment([page()])).toBeNull();
});

test('readers get the time, browser, place and device in one line and as a list', () => {
  expect(environmentLine(environment)).toBe(
    '2026-01-31 12:00:00 UTC, Chrome 140.0.7339.80, en-US, Europe/Berlin, ss-runtime 1.2.3',
  );
  expect(environmentLine({ ...environment, ...onPhone })).toContain(
    'as Pixel 7, en-US, Europe/Berlin, through http://proxy.example:3128, any certificate',
  );
  expect(environmentDetails({ ...environment, ...onPhone })).toEqual(
    expect.arrayContaining([
      { name: 'Device', value: 'Pixel 7' },
      { name: 'Window', value: '412 × 839 px at 2.625 device pixels per pixel' },
    ]),
  );
  expect(environmentDetails(environment).map(({ name }) => name)).not.toContain('Device');
});
