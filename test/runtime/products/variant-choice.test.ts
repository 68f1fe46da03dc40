import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariantChoice } from '../../../runtime/features/products/variant-choice.ts';

const of = (...rows: readonly Readonly<Record<string, string>>[]) =>
  rows.map((row) => ({ attributes: new Map(Object.entries(row)) }));
const mugs = of({ Colour: 'Blue', Size: 'S' }, { Colour: 'Blue', Size: 'L' }, { Colour: 'Sand', Size: 'S' });

// commerce#variant-choice
describe('the choice of a variant', () => {
  it('is open until every option is chosen', () => {
    const choice = createVariantChoice(['Colour', 'Size'], mugs);
    expect([choice.index, choice.unselected]).toEqual([-1, ['Colour', 'Size']]);
    choice.choose('Colour', 'Blue');
    expect([choice.index, choice.unselected]).toEqual([-1, ['Size']]);
    choice.choose('Size', 'L');
    expect([choice.index, choice.unselected]).toEqual([1, []]);
    choice.choose('Size', '');
    expect([choice.index, choice.unselected]).toEqual([-1, ['Size']]);
  });

  it('drops choices that do not exist with a new one; exists() is false for them', () => {
    const choice = createVariantChoice(['Colour', 'Size'], mugs);
    choice.choose('Colour', 'Blue');
    choice.choose('Size', 'L');
    expect(choice.exists('Colour', 'Sand')).toBe(true);
    choice.choose('Colour', 'Sand');
    expect([choice.exists('Size', 'L'), choice.exists('Size', 'S'), choice.unselected]).toEqual([false, true, ['Size']]);
  });

  it('ignores values and options that no variant has', () => {
    const choice = createVariantChoice(['Colour', 'Size', 'Material'], mugs);
    choice.choose('Colour', 'Mauve');
    choice.choose('Material', 'Clay');
    expect([choice.optionNames, choice.chosen('Colour')]).toEqual([['Colour', 'Size'], undefined]);
  });

  it('is complete from the start for one variant without options, and never for several', () => {
    expect(createVariantChoice([], of({})).index).toBe(0);
    expect(createVariantChoice([], of({}, {})).index).toBe(-1);
    expect(createVariantChoice([], []).index).toBe(-1);
  });

  it('is never a variant without a value for an option', () => {
    const choice = createVariantChoice(['Colour'], of({ Colour: 'Blue' }, {}));
    expect([choice.index, choice.unselected]).toEqual([-1, ['Colour']]);
  });

  it('reaches every variant by its values', () => {
    const value = fc.constantFrom('a', 'b', '__proto__', '"', 'é');
    const rows = fc.uniqueArray(fc.tuple(value, value, value), { minLength: 1, selector: (row) => JSON.stringify(row) });
    fc.assert(
      fc.property(rows, (all) => {
        const variants = all.map((row) => ({ attributes: new Map(row.map((each, index) => [`o${index}`, each])) }));
        for (const [index, { attributes }] of variants.entries()) {
          const choice = createVariantChoice(['o0', 'o1', 'o2'], variants);
          for (const [option, each] of attributes) {
            expect(choice.exists(option, each)).toBe(true);
            choice.choose(option, each);
          }
          expect(choice.index).toBe(index);
        }
      }),
    );
  });
});
