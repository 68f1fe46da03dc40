/** The choice of a variant by its options, and the values that can still be chosen. Does not use the DOM. */
import type { VariantData } from '../../contract/commerce/variant.ts';

export interface VariantChoice {
  readonly optionNames: readonly string[];
  /** Returns the chosen value of an option; undefined for none. */
  chosen(option: string): string | undefined;
  /**
   * Chooses a value, or none for an empty one. Later choices that do not exist with it are dropped. A value that the option does
   * not have changes nothing.
   */
  choose(option: string, value: string): void;
  /** Returns whether a variant has this value together with the choices of the earlier options. */
  exists(option: string, value: string): boolean;
  /** Options without a choice. */
  readonly unselected: readonly string[];
  /** Index of the chosen variant; -1 while options are open, and if no variant has the choice. */
  readonly index: number;
}

/** Leaves out options that no variant has. Most look-ups use an index that is built once. `commerce#variant-choice` */
export function createVariantChoice(
  names: readonly string[],
  variants: readonly Pick<VariantData, 'attributes'>[],
): VariantChoice {
  const optionNames = names.filter((name) => variants.some(({ attributes }) => attributes.has(name)));
  const chosen = new Map<string, string>();
  /** Keys of the first values of every variant, one key for each number of values. */
  const known = new Set<string>();
  const indices = new Map<string, number>();
  const keyOf = (values: readonly (string | undefined)[]) => JSON.stringify(values);
  for (const [index, { attributes }] of variants.entries()) {
    const values = optionNames.map((name) => attributes.get(name));
    for (let length = 1; length <= values.length; length += 1) known.add(keyOf(values.slice(0, length)));
    // A variant without a value for an option can never be chosen.
    if (!values.includes(undefined) && !indices.has(keyOf(values))) indices.set(keyOf(values), index);
  }
  const earlierThan = (option: string) => optionNames.slice(0, optionNames.indexOf(option));
  const exists = (option: string, value: string): boolean => {
    const earlier = earlierThan(option).map((name) => chosen.get(name));
    if (!earlier.includes(undefined)) return known.has(keyOf([...earlier, value]));
    // While an earlier option is open, a variant has to match the existing choices only.
    return variants.some(
      ({ attributes }) =>
        attributes.get(option) === value &&
        earlierThan(option).every((name) => !chosen.has(name) || attributes.get(name) === chosen.get(name)),
    );
  };
  return {
    optionNames,
    exists,
    chosen: (option) => chosen.get(option),
    choose(option, value) {
      if (!optionNames.includes(option)) return;
      if (value === '') chosen.delete(option);
      else if (variants.some(({ attributes }) => attributes.get(option) === value)) chosen.set(option, value);
      for (const later of optionNames.slice(optionNames.indexOf(option) + 1)) {
        const laterValue = chosen.get(later);
        if (laterValue !== undefined && !exists(later, laterValue)) chosen.delete(later);
      }
    },
    get unselected() {
      return optionNames.filter((name) => !chosen.has(name));
    },
    get index() {
      if (optionNames.length === 0) return variants.length === 1 ? 0 : -1;
      return indices.get(keyOf(optionNames.map((name) => chosen.get(name)))) ?? -1;
    },
  };
}
