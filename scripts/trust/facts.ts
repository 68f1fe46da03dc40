// Whether audits understand the controls of consent libraries in every language of their texts: `npm ci --prefix scripts/trust`, then
// `npm run facts`. Prints each text that is taken for another control. Exit status 1 if there is one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { bannerPatterns } from '../../cli/audit/banner-words/patterns.ts';
import { takeBannerData } from '../../cli/audit/in-page/banner/data.ts';
import { kindOf } from '../../cli/audit/in-page/banner/kinds.ts';

type Kind = ReturnType<typeof kindOf>['kind'];

/** A text of a library for one of its controls. */
interface Wording {
  readonly source: string;
  readonly text: string;
  readonly kind: Kind;
}

const packages = resolve('scripts/trust/node_modules');
const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(join(packages, folder)).filter((name) => pattern.test(name));
const contentsOf = (path: string): string => readFileSync(join(packages, path), 'utf8');

/** Returns the wordings of a file’s texts by the keys that its library gives to controls. */
const wordings = (source: string, texts: Readonly<Record<string, unknown>>, kinds: Readonly<Record<string, Kind>>): Wording[] =>
  Object.entries(kinds).flatMap(([key, kind]) => {
    const text = texts[key];
    return typeof text === 'string' && text !== '' ? [{ source, text, kind }] : [];
  });

/** Files that assign an object to `tarteaucitron.lang`. */
const tarteaucitron = (): Wording[] =>
  filesIn('tarteaucitronjs/lang', /^tarteaucitron\.\w+\.js$/).flatMap((name) => {
    const world: { tarteaucitron: { lang?: Record<string, unknown> } } = { tarteaucitron: {} };
    runInNewContext(contentsOf(`tarteaucitronjs/lang/${name}`), world);
    return wordings(name, world.tarteaucitron.lang ?? {}, {
      acceptAll: 'accept',
      denyAll: 'reject',
      personalize: 'settings',
      allow: 'accept',
      deny: 'reject',
    });
  });

/** Files of YAML, of which the texts of controls are single lines at the top. */
const klaro = (): Wording[] =>
  filesIn('klaro/src/translations', /^\w+\.yml$/).flatMap((name) => {
    const lines = contentsOf(`klaro/src/translations/${name}`).matchAll(/^(\w+): *["']?(.*?)["']?$/gm);
    return wordings(name, Object.fromEntries([...lines].map(([, key = '', text = '']) => [key, text])), {
      acceptAll: 'accept',
      acceptSelected: 'save',
      decline: 'reject',
      save: 'save',
    });
  });

/** Minified bundles with an object of the banner’s texts, which begins with its controls. */
const orejime = (): Wording[] =>
  filesIn('orejime/dist', /^orejime-standard-\w+\.js$/).flatMap((name) => {
    const texts: Record<string, string> = {};
    for (const [, key = '', text = ''] of contentsOf(`orejime/dist/${name}`).matchAll(
      /\b(accept|decline|configure|save|declineAll|acceptAll):"([^"]+)"/g,
    ))
      texts[key] ??= JSON.parse(`"${text}"`) as string;
    return wordings(name, texts, {
      accept: 'accept',
      decline: 'reject',
      configure: 'settings',
      save: 'save',
      acceptAll: 'accept',
      declineAll: 'reject',
    });
  });

function main(): void {
  if (!existsSync(packages)) throw new Error('The libraries are missing: run `npm ci --prefix scripts/trust` first.');
  takeBannerData({ patterns: bannerPatterns, makes: [] });
  const all = [...tarteaucitron(), ...klaro(), ...orejime()];
  const wrong = all.filter(({ text, kind }) => kindOf(text).kind !== kind);
  for (const { source, text, kind } of wrong)
    process.stdout.write(`${source}: “${text}” is taken for ${kindOf(text).kind}; expected ${kind}\n`);
  process.stdout.write(`${wrong.length} of ${all.length} texts are misunderstood\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

main();
