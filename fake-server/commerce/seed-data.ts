import { readFile } from 'node:fs/promises';
import { readFields, readText } from '../../runtime/contract/read.ts';
import { fileProblem, messageOf, TargetError } from '../errors.ts';
import type { CommerceState } from './commerce.ts';

/**
 * Products and members that a store has from the start: `{"<site>": {"currency", "products": [items], "members": [{"email",
 * "password", "firstName", "lastName"}]}}`. Products have the shape of collection JSON, with an id and `structuredContent` or `variants`.
 */
export interface SeedData {
  apply(commerce: CommerceState): void;
}

/** Reads and checks a file of seed data. Throws a TargetError that names the file and its mistake. */
export async function readSeedData(path: string): Promise<SeedData> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new TargetError(`The seed data ${path} cannot be read: ${fileProblem(error)}.`, error);
  });
  try {
    return decodeSeedData(JSON.parse(text));
  } catch (error) {
    throw new TargetError(`The seed data ${path} are invalid: ${messageOf(error)}`, error);
  }
}

function decodeSeedData(value: unknown): SeedData {
  const sites = Object.entries(objectOf(value, 'an object of sites by their id'));
  const stores = sites.map(([site, store]) => {
    const { currency, products, members } = objectOf(store, `an object as the site ${site}`);
    const items = listOf(products, `products of ${site}`);
    for (const [index, item] of items.entries())
      if (!readText(readFields(item).id)) throw new Error(`expected an id in product ${index} of ${site}.`);
    const accounts = listOf(members, `members of ${site}`).map((member, index) => {
      const fields = readFields(member);
      const [email, password] = [readText(fields.email), readText(fields.password)];
      if (!email || !password) throw new Error(`expected an email and a password in member ${index} of ${site}.`);
      return { email, password, firstName: readText(fields.firstName), lastName: readText(fields.lastName) };
    });
    return { site, currency: readText(currency), items, accounts };
  });
  return {
    apply({ catalogue, members }) {
      for (const { site, currency, items, accounts } of stores) {
        catalogue.seed(site, items, currency);
        for (const { password, ...account } of accounts) members.create(site, account, password);
      }
    },
  };
}

function objectOf(value: unknown, expected: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`expected ${expected}.`);
  return value as Readonly<Record<string, unknown>>;
}

function listOf(value: unknown, what: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`expected a list of ${what}.`);
  return value as readonly unknown[];
}
