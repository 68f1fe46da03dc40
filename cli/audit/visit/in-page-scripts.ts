import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../fake-server/root.ts';
import type { BannerData } from '../in-page/banner/data.ts';
import { watcherName } from './initiators.ts';

/** Global of the isolated world that holds the functions of cli/audit/in-page/banner/main.ts. */
export const bannerWorldName = 'auditBanner';

/** Returns a script that observes a document or worker (cli/audit/in-page/observe-page.ts). It leaves no name in the page. */
export const observerScript = (bindingName: string): string =>
  `(()=>{${bundle('observe-page')}\ninPage.observePage(${JSON.stringify(bindingName)},${JSON.stringify(watcherName)})})();\n//# sourceURL=${watcherName}`;

/** Returns a script that prepares an isolated world, which the page cannot observe, to find banners. */
export const bannerScript = (data: BannerData): string =>
  `globalThis.${bannerWorldName} ??= (()=>{${bundle('banner')}\ninPage.takeBannerData(${JSON.stringify(data)});return inPage})(); 0`;

const bundles = new Map<string, string>();

/** Returns a script from `.build/in-page`, which makes the exports of its entry point those of `inPage`. */
function bundle(name: string): string {
  const known = bundles.get(name) ?? readFileSync(join(packageRoot, '.build', 'in-page', `${name}.js`), 'utf8');
  bundles.set(name, known);
  return known;
}
