import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { decodeProduct } from '../../runtime/contract/commerce/product.ts';
import { TargetError } from '../common/errors.ts';
import { toPointer } from '../common/json-pointer.ts';
import { fileProblem } from '../file-problem.ts';
import { parseJson } from '../http/parse-json.ts';
import type { CommerceState } from './commerce.ts';
import { jsonErrorPlace, jsonPlace } from './json-place.ts';

/**
 * Products and members that a store has from the start: `{"<site>": {"currency", "products": [items], "members": [{"email",
 * "password", "firstName", "lastName"}]}}`. Products have the shape of collection JSON, with an id and `structuredContent` or
 * `variants`.
 */
export interface SeedData {
  apply(commerce: CommerceState): void;
}

/**
 * Reads and checks a file of seed data for these sites. Throws a TargetError that names each mistake with its file, line and
 * column.
 */
export async function readSeedData(path: string, siteIds: readonly string[]): Promise<SeedData> {
  const bytes = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new TargetError(`The seed data ${path} cannot be read: ${fileProblem(error)}.`, error);
  });
  const text = bytes.replace(/^\uFEFF/, '');
  const refuse = (mistakes: readonly string[], cause?: unknown): never => {
    const shown = mistakes.slice(0, maxMistakes).join('; ');
    const more = mistakes.length > maxMistakes ? `; and ${mistakes.length - maxMistakes} more mistakes` : '';
    throw new TargetError(`The seed data are invalid: ${shown}${more}.`, cause);
  };
  const { success, data, error } = schemaFor(siteIds).safeParse(
    readJson(text, (place, why) => refuse([`${path}:${place} ${why}`])),
  );
  if (!success)
    return refuse(error.issues.map(({ path: at, message }) => `${path}:${jsonPlace(text, at)} ${toPointer(at)} ${message}`));
  return {
    apply({ catalogue, members }) {
      for (const [site, store] of Object.entries(data)) {
        catalogue.seed(site, store.products, store.currency);
        for (const { password, ...account } of store.members) members.create(site, account, password);
      }
    },
  };
}

const maxMistakes = 5;

function readJson(text: string, refuse: (place: string, why: string) => never): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return refuse(jsonErrorPlace(text, error), reasonOf(text));
  }
}

/** Returns why a text is not JSON, without quoting it: it may have passwords. */
function reasonOf(text: string): string {
  try {
    parseJson(text);
    return 'the text is not JSON';
  } catch (error) {
    return (error as Error).message.replace(/ in JSON at position .*$/s, '');
  }
}

const texts = 'expected a text';
const product = z
  .looseObject({ id: z.string('expected an id').min(1, 'expected an id') }, 'expected a product')
  .refine(
    (item) => decodeProduct(item).variants.length > 0,
    'expected a product with structuredContent or variants that has a variant',
  );

const member = z.strictObject(
  {
    email: z.string('expected an e-mail address').regex(/^\S+@\S+$/, 'expected an e-mail address'),
    password: z.string('expected a password').min(1, 'expected a password'),
    firstName: z.string(texts).default(''),
    lastName: z.string(texts).default(''),
  },
  keyError('a member', 'email, password, firstName, lastName'),
);

const store = z.strictObject(
  {
    currency: z
      .string('expected a currency such as EUR')
      .regex(/^[A-Z]{3}$/, 'expected a currency such as EUR')
      .default(''),
    products: z.array(product, 'expected a list of products').default([]).superRefine(noRepeats('id')),
    members: z.array(member, 'expected a list of members').default([]).superRefine(noRepeats('email')),
  },
  keyError('a store', 'currency, products, members'),
);

/** Returns the schema of the file. A mistyped site would be ignored without a word. */
function schemaFor(siteIds: readonly string[]) {
  const served = siteIds.length > 0 ? `the served sites are ${siteIds.join(', ')}` : 'no site is served';
  return z.record(z.string(), store, 'expected an object of stores by the ids of their sites').superRefine((stores, context) => {
    for (const site of Object.keys(stores))
      if (!siteIds.includes(site)) context.addIssue({ code: 'custom', path: [site], message: `is not a served site: ${served}` });
  });
}

/** Returns the message for a value that is not an object, and for unknown keys. */
function keyError(what: string, keys: string) {
  return {
    error: ({ code, keys: unknown = [] }: { readonly code?: string; readonly keys?: readonly string[] }) =>
      code === 'unrecognized_keys'
        ? `has unknown keys: ${unknown.join(', ')}; ${what} has ${keys}`
        : `expected an object as ${what}`,
  };
}

/** Refuses an item whose key has the value of an earlier one, in any case. */
function noRepeats<Key extends string>(key: Key) {
  return (items: readonly Readonly<Record<Key, string>>[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const value = item[key].toLowerCase();
      if (seen.has(value))
        context.addIssue({ code: 'custom', path: [index, key], message: `repeats the ${key} of an earlier one` });
      seen.add(value);
    }
  };
}
