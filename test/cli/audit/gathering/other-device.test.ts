import { expect, test } from 'vitest';
import { otherDevice } from '../../../../cli/audit/gathering/other-device.ts';

test.each([
  [{ timezone: 'Europe/Berlin' }, { timezone: 'Europe/Athens', locale: 'en-GB', screen: { width: 1440, height: 960 } }],
  [
    { timezone: 'Europe/Athens', locale: 'en-GB' },
    { timezone: 'Europe/Lisbon', locale: 'en-CA' },
  ],
  [{ timezone: 'America/New_York' }, { timezone: 'America/Halifax' }],
  [
    { timezone: 'UTC', locale: 'de-DE' },
    { timezone: 'Europe/Athens', locale: 'en-GB' },
  ],
  [
    { timezone: 'Asia/Tokyo', device: 'iPhone 15' },
    { timezone: 'Asia/Dubai', device: 'iPhone 15' },
  ],
])('the other device of %j has another clock on its continent, another language and another screen', (emulation, other) => {
  expect(otherDevice(emulation)).toMatchObject(other);
});

test('a named device keeps its screen', () => {
  expect(otherDevice({ device: 'iPhone 15' })).not.toHaveProperty('screen');
});
