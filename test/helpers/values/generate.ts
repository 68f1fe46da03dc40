import * as z from 'zod';

/** Returns mulberry32, a generator of numbers from 0 to 1; the same seed gives the same numbers. */
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
 * Returns a value of the schema's shape, drawn from few but hostile texts and numbers. Refinements and bounds hold in the fields
 * of objects only; the caller keeps the values that the schema accepts.
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
      // Drawn field by field, since nearly all objects drawn at once have a refused field.
      return Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, acceptedField(inner, random)]));
    case 'unknown':
      return pick([null, 1, 'x', [], {}]);
    default:
      throw new Error(`cannot generate a value for a schema of type ${def.type}`);
  }
};

/** Returns the first of 200 values that the field accepts, or the last one, with which the object is refused. */
const acceptedField = (schema: z.core.$ZodType, random: () => number): unknown => {
  let value = generate(schema, random);
  for (let tries = 1; tries < 200 && !z.core.safeParse(schema, value).success; tries += 1) value = generate(schema, random);
  return value;
};

/** Returns `count` different values that the schema accepts. */
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
