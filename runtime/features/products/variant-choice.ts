/** Which variant is chosen, and what can still be chosen. Pure: option names and variants in, choices out. Wild §3, wild 2 §7. */
import type { VariantData } from '../../contract/commerce/variant.ts';

export interface VariantChoice {
  readonly optionNames: readonly string[];
  /** What is chosen of an option; undefined for nothing. */
  chosen(option: string): string | undefined;
  /**
   * Chooses a value, or nothing with an empty one. What was chosen of later options and does not exist with it is given up.
   * What is no value of the option changes nothing.
   */
  choose(option: string, value: string): void;
  /** Whether a variant has this value together with what is chosen of the options before. */
  exists(option: string, value: string): boolean;
  readonly unselected: readonly string[];
  /** The chosen variant's index; -1 while options are open, or where there is no such variant. */
  readonly index: number;
}

/** Options of the page that no variant has do not count. Every question is answered from an index that is made once. */
export function createVariantChoice(
  names: readonly string[],
  variants: readonly Pick<VariantData, 'attributes'>[],
): VariantChoice {
  const optionNames = names.filter((name) => variants.some(({ attributes }) => attributes.has(name)));
  const chosen = new Map<string, string>();
  const known = new Set<string>();
  const indices = new Map<string, number>();
  const keyOf = (values: readonly (string | undefined)[]) => JSON.stringify(values);
  for (const [index, { attributes }] of variants.entries()) {
    const values = optionNames.map((name) => attributes.get(name));
    for (let length = 1; length <= values.length; length += 1) known.add(keyOf(values.slice(0, length)));
    // One that says nothing of an option is never what was chosen.
    if (!values.includes(undefined) && !indices.has(keyOf(values))) indices.set(keyOf(values), index);
  }
  const before = (option: string) => optionNames.slice(0, optionNames.indexOf(option));
  const exists = (option: string, value: string): boolean => {
    const earlier = before(option).map((name) => chosen.get(name));
    if (!earlier.includes(undefined)) return known.has(keyOf([...earlier, value]));
    // Something before is open yet: any variant will do that agrees with what is chosen.
    return variants.some(
      ({ attributes }) =>
        attributes.get(option) === value &&
        before(option).every((name) => !chosen.has(name) || attributes.get(name) === chosen.get(name)),
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
        const value = chosen.get(later);
        if (value !== undefined && !exists(later, value)) chosen.delete(later);
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
