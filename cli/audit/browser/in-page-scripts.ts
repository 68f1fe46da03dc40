import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../fake-server/root.ts';
import type { BannerData } from '../in-page/banner/data.ts';
import type * as readers from '../in-page/readers.ts';

/** Script name of the observer in stacks, whose frames are left out. */
export const watcherName = 'ss-runtime-audit-watch';
/** Global of the isolated world that holds the functions of cli/audit/in-page/banner/main.ts. */
export const bannerWorldName = 'auditBanner';

/** Returns a script that observes a document or worker (cli/audit/in-page/observe-page.ts). It leaves no name in the page. */
export const observerScript = (bindingName: string): string =>
  `(()=>{${bundle('observe-page')}\ninPage.observePage(${JSON.stringify(bindingName)},${JSON.stringify(watcherName)})})();\n//# ` +
  `sourceURL=${watcherName}`;

/** Returns a script that prepares an isolated world, which the page cannot observe, to find banners. */
export const bannerScript = (data: BannerData): string =>
  `globalThis.${bannerWorldName} ??= (()=>{${bundle('banner')}\ninPage.takeBannerData(${JSON.stringify(data)});return ` +
  'inPage})(); 0';

/** The functions that are called in a page. */
export type Readers = typeof readers;

/** Returns an expression that calls a function of cli/audit/in-page/readers.ts with plain data. */
export const readerCall = <Name extends keyof Readers>(name: Name, ...args: Parameters<Readers[Name]>): string =>
  `(()=>{${bundle('readers')}\nreturn inPage.${name}(...${JSON.stringify(args)})})()`;

const bundles = new Map<string, string>();

/** Returns a script from `.build/in-page`, which makes the exports of its entry point those of `inPage`. */
function bundle(name: string): string {
  const known = bundles.get(name) ?? readFileSync(join(packageRoot, '.build', 'in-page', `${name}.js`), 'utf8');
  bundles.set(name, known);
  return known;
}
