import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cart } from '../../../runtime/contract/texts/en/store.ts';
import { writtenLines } from '../../../runtime/features/cart/written-lines.ts';

const form = JSON.stringify({
  name: 'Workshop',
  fields: [
    JSON.stringify({ type: 'text', id: 'word', title: 'Name on the apron' }),
    JSON.stringify({ type: 'hidden', id: 'secret', title: 'Campaign' }),
    JSON.stringify({ type: 'password', id: 'pass', title: 'Pass phrase' }),
    { type: 'likert', id: 'mood', title: 'Mood', options: ['Happy?', 'Awake?'] },
    'not json',
  ],
});
const lines = (additionalFields: object, text = form) =>
  writtenLines({ form: text, additionalFields: additionalFields as Record<string, unknown> }, cart.likert).map(
    ({ title, text }) => [title, text],
  );

// commerce#written-lines
describe('a visitor’s entries in a product’s form', () => {
  it('have the titles of their fields; parts and options are joined by commas, answers follow their questions', () => {
    expect(lines({ word: ' Ada ', mood: { 'Happy?': '2', 'Awake?': '' } })).toEqual([
      ['Name on the apron', 'Ada'],
      ['Mood', 'Happy?: Strongly Agree'],
    ]);
    expect(lines({ other: ['Ada', '', 'Lovelace'], files: [{ name: 'plan.pdf' }] })).toEqual([
      ['', 'Ada, Lovelace'],
      ['', 'plan.pdf'],
    ]);
  });

  it('leave out empty and hidden fields, and mask a password', () => {
    expect(lines({ word: ' ', secret: 'x', pass: 'swordfish', mood: {} })).toEqual([['Pass phrase', '••••••']]);
  });

  it('have no titles if the form cannot be read; no value makes it throw', () => {
    expect(lines({ word: 'Ada' }, '{broken')).toEqual([['', 'Ada']]);
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.string(), fc.anything()), (text, values) => {
        expect(Array.isArray(lines(values, text as string))).toBe(true);
      }),
    );
  });
});
