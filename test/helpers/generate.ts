import * as z from 'zod';

/** Numbers from 0 to 1, the same for the same seed. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const texts = [
  '',
  'a',
  'TOP',
  '<p>Cookies</p>',
  '<p></p>',
  '0',
  '3',
  '250',
  '1.5',
  '.75',
  '007',
  '12px',
  '-1',
  'true',
  ' ',
  'é💥',
  '__proto__',
];
const numbers = [0, 1, 2, 3, 10, 250, 1.5, 0.25, 89.1304347826087, -1, -0.5, 100_000, 1e21];

/**
 * A value of the schema's shape, drawn from few but nasty texts and numbers. Refinements and bounds are obeyed in the fields of
 * objects alone: the caller keeps what the schema accepts.
 */
const generate = (schema: z.core.$ZodType, random: () => number): unknown => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return pick(texts);
    case 'number':
      return pick(numbers);
    case 'boolean':
      return random() < 0.5;
    case 'enum':
      return pick(Object.values(def.entries));
    case 'literal':
      return pick(def.values);
    case 'union':
      return generate(pick(def.options), random);
    case 'optional':
      return random() < 0.3 ? undefined : generate(def.innerType, random);
    case 'nullable':
      return random() < 0.2 ? null : generate(def.innerType, random);
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () => generate(def.element, random));
    case 'record':
      return Object.fromEntries(
        Array.from({ length: Math.floor(random() * 3) }, () => [pick(['a', '1', '10', '@x.y']), generate(def.valueType, random)]),
      );
    case 'object':
      // Field by field: of objects made at one go nearly all have a field that is refused.
      return Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, acceptedField(inner, random)]));
    case 'unknown':
      return pick([null, 1, 'x', [], {}]);
    default:
      throw new Error(`cannot generate a value for a schema of type ${def.type}`);
  }
};

/** The first value that the field accepts; where none of 200 is, the last: then nothing accepts the object. */
const acceptedField = (schema: z.core.$ZodType, random: () => number): unknown => {
  let value = generate(schema, random);
  for (let tries = 1; tries < 200 && !z.core.safeParse(schema, value).success; tries += 1) value = generate(schema, random);
  return value;
};

/** `count` different values that the schema accepts. */
export const accepted = (schema: z.ZodType, count: number, seed = 1): readonly unknown[] => {
  const random = seededRandom(seed);
  const found: unknown[] = [];
  for (let tries = 0; found.length < count; tries += 1) {
    if (tries > count * 200) throw new Error(`only ${found.length} of ${tries} generated values were accepted`);
    const value = generate(schema, random);
    if (schema.safeParse(value).success) found.push(value);
  }
  return found;
};
