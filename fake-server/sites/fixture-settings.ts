import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fields, isFields, readFields, readText, readTexts } from '../../runtime/contract/read.ts';
import { errorMessage } from '../common/error-message.ts';
import { TargetError } from '../common/errors.ts';
import { fileProblem } from '../file-problem.ts';

/** One page of a fixture site, as `site.json` describes it. */
export interface FixturePage {
  readonly path: string;
  readonly file: string;
  readonly title: string | null;
  readonly status: number;
  /** Whether visitors have to sign in as a site user; others get the platform's screen. */
  readonly isForMembers: boolean;
  /** The page's part of its context, merged over the site's. */
  readonly context: Fields;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FixtureSettings {
  readonly title: string;
  /** A sentence about its pages; empty without one. */
  readonly shows: string;
  readonly context: Fields;
  readonly pages: readonly FixturePage[];
  /** Style sheets outside the folder, relative to it. Its pages link them first, at `/<file name>`. */
  readonly styleSheets: readonly string[];
}

/** Returns whether the content of a `site.json` describes a fixture site: it lists pages. */
export const isFixtureSettings = (value: unknown): boolean => isFields(value) && Array.isArray(value.pages);

/** Reads and checks `site.json`. Throws a TargetError that names the file and its mistake. */
export async function readFixtureSettings(folder: string): Promise<FixtureSettings> {
  const path = join(folder, 'site.json');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new TargetError(`The site's ${path} cannot be read: ${fileProblem(error)}.`, error);
  });
  try {
    return decodeSettings(JSON.parse(text));
  } catch (error) {
    throw new TargetError(`The site's ${path} is invalid: ${errorMessage(error)}`, error);
  }
}

function decodeSettings(value: unknown): FixtureSettings {
  if (!isFields(value) || !Array.isArray(value.pages)) throw new Error('expected an object with a list of pages.');
  return {
    title: readText(value.title, 'Fixture site'),
    shows: readText(value.shows, ''),
    context: readFields(value.context),
    styleSheets: readTexts(value.styleSheets),
    pages: value.pages.map((page: unknown, index) => {
      if (!isFields(page) || typeof page.path !== 'string' || typeof page.file !== 'string') {
        throw new Error(`expected a path and a file in page ${index}.`);
      }
      return {
        path: page.path,
        file: page.file,
        title: typeof page.title === 'string' ? page.title : null,
        status: typeof page.status === 'number' ? page.status : 200,
        context: readFields(page.context),
        isForMembers: page.isForMembers === true,
        headers: readFields(page.headers) as Readonly<Record<string, string>>,
      };
    }),
  };
}

/** Merges the second value over the first one: objects key by key; other values are replaced. */
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
