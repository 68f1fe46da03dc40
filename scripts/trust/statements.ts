import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { cookiePattern } from '../../cli/audit/parties/known-cookies.ts';
import { packagesDir, requirePackage } from './packages.ts';

/** What a package says about the rows of a table, which is the last cell of each row. */
export interface Statements {
  readonly file: string;
  readonly package: string;
  /** Position of that cell, from 0. */
  readonly column: number;
  /** Returns the statement about a row; `-` if the package has none. */
  readonly about: (cells: readonly string[]) => string;
}

interface Entity {
  readonly name: string;
  readonly category: string;
}

const joined = (names: Iterable<string>): string => [...new Set(names)].sort().join(', ') || '-';

/** Owners and categories of hosts and of entities. */
function thirdPartyWeb(): readonly Statements[] {
  const { entities, getEntity } = requirePackage('third-party-web/nostats-subset') as {
    entities: readonly Entity[];
    getEntity(url: string): Entity | undefined;
  };
  const about = (entity: Entity | undefined) => (entity ? `${entity.name}, ${entity.category}` : '-');
  const rest = { package: 'third-party-web' };
  return [
    { ...rest, file: 'owners.txt', column: 3, about: ([address = '']) => about(getEntity(`https://${address.split('/')[0]}/`)) },
    {
      ...rest,
      file: 'consent-vendors.txt',
      column: 3,
      about: ([, , hosts = '']) => joined(hosts.split(', ').map((host) => about(getEntity(`https://${host}/`)))),
    },
    {
      ...rest,
      file: 'services.txt',
      column: 1,
      about: ([wanted]) => entities.find(({ name }) => name === wanted)?.category ?? '-',
    },
  ];
}

/** Types of the services that set a cookie. */
function tarteaucitron(): Statements {
  const services: Record<string, { readonly type: string; readonly cookies: unknown }> = {};
  runInNewContext(readFileSync(join(packagesDir, 'tarteaucitronjs/tarteaucitron.services.js'), 'utf8'), {
    tarteaucitron: { services, user: {} },
    window: {},
    document: {},
  });
  const cookies = Object.values(services).flatMap(({ type, cookies: names }) =>
    Array.isArray(names) ? names.map((name) => ({ name: String(name), type })) : [],
  );
  return {
    file: 'cookies.txt',
    package: 'tarteaucitronjs',
    column: 4,
    about([name = '']) {
      const pattern = cookiePattern(name);
      return joined(cookies.filter((cookie) => pattern.test(cookie.name)).map(({ type }) => type));
    },
  };
}

interface BannerRule {
  readonly name: string;
  readonly runContext?: { readonly urlPattern?: string };
}

/** Rules for the banners of many sites, as texts: rows of a table, and those that are written as code. */
function bannerRules(): ReadonlyMap<string, string> {
  const { autoconsent } = requirePackage('@duckduckgo/autoconsent/rules/rules.json') as { autoconsent: readonly BannerRule[] };
  const isShared = ({ name, runContext }: BannerRule) => !runContext?.urlPattern && !/^auto_|^Test page|\.[a-z]{2,3}$/.test(name);
  const coded = readdirSync(join(packagesDir, rulesAsCode)).filter((file) => !/^(all|base)\.ts$/.test(file));
  return new Map([
    ...autoconsent.filter(isShared).map((rule) => [rule.name, JSON.stringify(rule)] as const),
    ...coded.map((file) => [basename(file, '.ts'), readFileSync(join(packagesDir, rulesAsCode, file), 'utf8')] as const),
  ]);
}
const rulesAsCode = '@duckduckgo/autoconsent/lib/cmps';

/** Ids, classes, and attributes in a selector: the value, or the name of one without. */
const partsOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/[#.][\w-]+|(?<==)[\w-]{5,}|(?<=\[)[\w-]{5,}(?=\])/g)].map(([part]) => part);
/** Whether a text has the part, and not a longer one; an attribute may begin with it. */
const contains = (text: string, part: string): boolean =>
  /^\w/.test(part) ? text.includes(part) : new RegExp(`\\${part}(?![\\w-])`).test(text);

/** Rules with an id or class of the banner. */
function autoconsent(): Statements {
  const rules = [...bannerRules()];
  return {
    file: 'banner-makes.txt',
    package: '@duckduckgo/autoconsent',
    column: 2,
    about: ([, selector = '']) =>
      joined(rules.filter(([, rule]) => partsOf(selector).some((part) => contains(rule, part))).map(([name]) => name)),
  };
}

/** Minimum number of tested sites of a rule that is one of a make, and not of a site. */
const minSites = 4;

/** Returns the names of makes with rules that have no id or class of these selectors. */
export function otherMakes(selectors: readonly string[]): readonly string[] {
  const known = selectors.flatMap(partsOf);
  const folder = join(packagesDir, '@duckduckgo/autoconsent/tests');
  const tests = readdirSync(folder).flatMap((file) =>
    /\.spec\.ts$/.test(file) ? [readFileSync(join(folder, file), 'utf8')] : [],
  );
  const sites = new Map(
    tests.flatMap((test) =>
      [...test.matchAll(/generateCMPTests\(\s*'([^']+)',\s*\[([^\]]*)\]/g)].map(
        ([, name = '', addresses = '']) => [name, new Set(addresses.match(/(?<=https?:\/\/)[^/']+/g)).size] as const,
      ),
    ),
  );
  return [...bannerRules()]
    .filter(([name, rule]) => (sites.get(name) ?? 0) >= minSites && !known.some((part) => contains(rule, part)))
    .map(([name]) => name);
}

/** Returns the comparisons of tables with packages. */
export const statements = (): readonly Statements[] => [...thirdPartyWeb(), tarteaucitron(), autoconsent()];
