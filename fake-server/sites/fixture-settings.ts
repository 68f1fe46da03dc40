import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fields } from '../../runtime/contract/read.ts';
import { fileProblem, messageOf, TargetError } from '../errors.ts';

/** One page of a fixture site, as `site.json` has it. */
export interface FixturePage {
  readonly path: string;
  readonly file: string;
  readonly title: string | null;
  readonly status: number;
  /** Who is not signed in as a site user sees the platform's own screen instead. */
  readonly isForMembers: boolean;
  /** The page's own part of its context, merged over the site's. */
  readonly context: Fields;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FixtureSettings {
  readonly title: string;
  readonly context: Fields;
  readonly pages: readonly FixturePage[];
  /** Style sheets outside the folder that its pages link first, relative to it; each answers under its own name. */
  readonly styleSheets: readonly string[];
}

/** Whether a folder's `site.json`, if there is one, describes a fixture site: it lists pages. */
export const isFixtureSettings = (value: unknown): boolean => isFields(value) && Array.isArray(value.pages);

/** Reads and checks `site.json`. A TargetError names the file and what is wrong in it. */
export async function readFixtureSettings(folder: string): Promise<FixtureSettings> {
  const path = join(folder, 'site.json');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new TargetError(`The site's ${path} cannot be read: ${fileProblem(error)}.`, error);
  });
  try {
    return decodeSettings(JSON.parse(text));
  } catch (error) {
    throw new TargetError(`The site's ${path} is not as it should be: ${messageOf(error)}`, error);
  }
}

function decodeSettings(value: unknown): FixtureSettings {
  if (!isFields(value) || !Array.isArray(value.pages)) throw new Error('expected an object with a list of pages.');
  return {
    title: textOr(value.title, 'Fixture site'),
    context: isFields(value.context) ? value.context : {},
    styleSheets: Array.isArray(value.styleSheets) ? value.styleSheets.filter((path) => typeof path === 'string') : [],
    pages: value.pages.map((page: unknown, index) => {
      if (!isFields(page) || typeof page.path !== 'string' || typeof page.file !== 'string') {
        throw new Error(`expected a path and a file in page ${index}.`);
      }
      return {
        path: page.path,
        file: page.file,
        title: typeof page.title === 'string' ? page.title : null,
        status: typeof page.status === 'number' ? page.status : 200,
        context: isFields(page.context) ? page.context : {},
        isForMembers: page.isForMembers === true,
        headers: isFields(page.headers) ? (page.headers as Record<string, string>) : {},
      };
    }),
  };
}

/** The second value over the first: objects are merged key by key, everything else replaces. */
export function deepMerge(under: unknown, over: unknown): unknown {
  if (!isFields(under) || !isFields(over)) return over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      Object.hasOwn(over, key) ? (Object.hasOwn(under, key) ? deepMerge(under[key], over[key]) : over[key]) : under[key],
    ]),
  );
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);
