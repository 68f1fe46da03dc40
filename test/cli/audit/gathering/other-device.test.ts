import { expect, test } from 'vitest';
import { needsOtherVisitor, otherDevice } from '../../../../cli/audit/gathering/other-device.ts';
import { page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

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

test('one more visitor is needed for a value that may be the only visitor’s own, and not where two visitors are compared', () => {
  const id = '3f2b8c1e-9d4a-4e5f-8a6b-7c8d9e0f1a2b';
  const sent = (url: string) => visit({ requests: [seenRequest(url)] });
  expect(needsOtherVisitor(page(sent(`https://pixel.example/${id}/p.gif`)))).toBe(true);
  expect(needsOtherVisitor(page(visit({ storage: [{ kind: 'localStorage', name: `user-${id}`, value: '1' }] })))).toBe(true);
  expect(needsOtherVisitor(page(sent(`https://shop.example/${id}/p.gif`)))).toBe(false);
  expect(needsOtherVisitor(page(sent('https://pixel.example/logo.gif?width=200')))).toBe(false);
  const other = '91c0d7aa-52e3-4b1f-9c44-0e6b7a8d2f35';
  const two = [sent(`https://pixel.example/${id}`), { ...sent(`https://pixel.example/${other}`), journey: 'gpc' as const }];
  expect(needsOtherVisitor(page(...two))).toBe(false);
});
