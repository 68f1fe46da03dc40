/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** What editors show for a key. */
export interface KeyNotes {
  readonly description: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

// An unset value is absent, null or an empty text. `strictTypes` of ajv wants one type in each part.
const unset: readonly Schema[] = [{ type: 'null' }, { type: 'string', maxLength: 0 }];

const orUnset = (...parts: readonly Schema[]): Schema => ({ anyOf: [...parts, ...unset] });

export const flagSchema: Schema = orUnset({ type: 'boolean' });

export const textSchema: Schema = { anyOf: [{ type: 'string' }, { type: 'null' }] };

export const namesSchema = (names: readonly string[]): Schema => orUnset({ type: 'string', enum: names });

/** A number, also as text: what the text may be, and the bounds of the number. */
export const numberSchema = (bounds: Schema, pattern: string, ...words: readonly string[]): Schema =>
  orUnset(
    { type: 'number', ...bounds },
    { type: 'string', pattern },
    ...(words.length > 0 ? [{ type: 'string', enum: words }] : []),
  );

/** Returns the schema of a document whose keys are all known. */
export function documentSchema(kind: string, title: string, parts: Schema & { readonly properties: Schema }): Schema {
  const { properties, ...others } = parts;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:ss-runtime:schema:${kind}`,
    title,
    type: 'object',
    properties: { $schema: { type: 'string', description: 'The schema of this file, for editors.' }, ...properties },
    additionalProperties: false,
    ...others,
  };
}

/** Returns schemas without rules for keys that pages have and the runtime does not read. */
export const unreadKeys = (keys: Iterable<string>, known: Schema): Schema =>
  Object.fromEntries(
    [...keys]
      .filter((key) => key !== '$schema' && !Object.hasOwn(known, key))
      .map((key) => [key, { description: 'Pages have this key; the runtime does not read it.' }]),
  );

/** Returns a rule for a key that has a value. As a list, because a `then` in code looks like a promise. */
export const rule = (key: string, values: Schema, consequence: Schema, otherwise?: Schema): Schema =>
  Object.fromEntries([
    ['if', { properties: { [key]: values }, required: [key] }],
    ['then', consequence],
    ...(otherwise ? [['else', otherwise]] : []),
  ]);
