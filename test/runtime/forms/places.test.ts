import { expect, onTestFinished, test, vi } from 'vitest';
import type { CallOutcome } from '../../../runtime/features/calls/data-layer.ts';
import { findPlace } from '../../../runtime/features/forms/places/places.ts';

const response: CallOutcome = { ok: true, status: 200, value: { result: { formatted_address: '1 Quay, Port, NY 10118' } } };
const calls = { get: async () => response };

// forms#places-context
test('a details call without a context is logged, and still fills in the address', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const address = { Line1: '1 Quay', City: 'Port', State: 'NY', Zip: '10118' };
  const context = { productPage: 'form-block', productSection: 'address-field' };
  expect(await findPlace(calls, 'p', context)).toEqual(address);
  expect(logged).not.toHaveBeenCalled();
  for (const missing of [undefined, { ...context, productSection: '' }, { ...context, productPage: '' }])
    expect(await findPlace(calls, 'p', missing)).toEqual(address);
  const sentence = 'Please provide a tracking context when using Google Places API details to track cost';
  expect(logged.mock.calls.map(([first]) => String(first))).toEqual([sentence, sentence, sentence]);
});
