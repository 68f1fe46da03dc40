import { expect, test } from 'vitest';
import { createLedger } from '../../../../runtime/lib/delivery/ledger.ts';

test('64 KiB fit together, one byte more does not', () => {
  const ledger = createLedger();
  for (let chunk = 0; chunk < 4; chunk++) {
    expect(ledger.fits(16 * 1024)).toBe(true);
    ledger.take(16 * 1024);
  }
  expect(ledger.fits(1)).toBe(false);
  expect(ledger.fits(0)).toBe(true);
});

test('what has arrived makes room again', () => {
  const ledger = createLedger();
  ledger.take(65_536);
  ledger.give(10);
  expect(ledger.fits(10)).toBe(true);
  expect(ledger.fits(11)).toBe(false);
});
