import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { kindOf } from '../../cli/audit/in-page/banner/kinds.ts';
import { packagesDir } from './packages.ts';

type Kind = ReturnType<typeof kindOf>['kind'];

/** A text of a library for one of its controls. */
export interface Wording {
  /** Package and file. */
  readonly package: string;
  readonly file: string;
  /** Language as in `banner-words.txt`. */
  readonly language: string;
  readonly text: string;
  readonly kind: Kind;
}

/** Codes of languages in names of files that differ from those of `banner-words.txt`. */
const languages: Readonly<Record<string, string>> = { cn: 'zh', no: 'nb', se: 'sv', sr_cyrl: 'sr' };

const contentsOf = (path: string): string => readFileSync(join(packagesDir, path), 'utf8');

/** Returns the wordings of the files in a folder whose names match; the pattern's group is the language. */
function wordings(
  folder: string,
  pattern: RegExp,
  kinds: Readonly<Record<string, Kind>>,
  read: (content: string) => Readonly<Record<string, unknown>>,
): Wording[] {
  return readdirSync(join(packagesDir, folder)).flatMap((file) => {
    const code = pattern.exec(file)?.[1];
    if (code === undefined) return [];
    const texts = read(contentsOf(`${folder}/${file}`));
    return Object.entries(kinds).flatMap(([key, kind]) => {
      const text = texts[key];
      const origin = { package: folder.split('/')[0] ?? '', file, language: languages[code] ?? code };
      return typeof text === 'string' && text !== '' ? [{ ...origin, text, kind }] : [];
    });
  });
}

/** Files that assign an object to `tarteaucitron.lang`. */
function tarteaucitronTexts(content: string): Readonly<Record<string, unknown>> {
  const world: { tarteaucitron: { lang?: Record<string, unknown> } } = { tarteaucitron: {} };
  runInNewContext(content, world);
  return world.tarteaucitron.lang ?? {};
}

/** Files of YAML, of which the texts of controls are single lines at the top. */
const klaroTexts = (content: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...content.matchAll(/^(\w+): *["']?(.*?)["']?$/gm)].map(([, key = '', text = '']) => [key, text]));

/** Minified bundles with an object of the banner’s texts, which begins with its controls. */
function orejimeTexts(content: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [, key = '', text = ''] of content.matchAll(/\b(accept|decline|configure|save|declineAll|acceptAll):"([^"]+)"/g))
    texts[key] ??= JSON.parse(`"${text}"`) as string;
  return texts;
}

/** Returns the texts of the libraries that have them in many languages, by the keys that each library gives to controls. */
export const libraryTexts = (): readonly Wording[] => [
  ...wordings(
    'tarteaucitronjs/lang',
    /^tarteaucitron\.(\w+)\.js$/,
    { acceptAll: 'accept', denyAll: 'reject', personalize: 'settings', allow: 'accept', deny: 'reject' },
    tarteaucitronTexts,
  ),
  ...wordings(
    'klaro/src/translations',
    /^(\w+)\.yml$/,
    { acceptAll: 'accept', acceptSelected: 'save', decline: 'reject', save: 'save' },
    klaroTexts,
  ),
  ...wordings(
    'orejime/dist',
    /^orejime-standard-(\w+)\.js$/,
    { accept: 'accept', decline: 'reject', configure: 'settings', save: 'save', acceptAll: 'accept', declineAll: 'reject' },
    orejimeTexts,
  ),
];
