import { inSavedFolder } from '../common/saved-beside.ts';

/** Recognises the platform's own scripts among those of the site, its theme and its owners. */

const assetsHost = /(^|\/)assets\.squarespace\.com(:\d+)?\//i;
const staticHost = /(^|\/)static1?\.squarespace\.com(:\d+)?\//i;
// Pages of 2012 and later have `scripts-v6`. The folder `scripts-thirdparty` beside it has scripts of third parties.
const bundlePath = /(^|\/)universal\/scripts-(compressed|v\d+)\//i;
const packagePath = /\/(@|%40)sqs\//i;
const siteBundlePath = /\/static\/vta\/[^?#]*\/scripts\/site-bundle[^/]*$/i;
const definitionsHost = /(^|\/)definitions\.sqspcdn\.com(:\d+)?\//i;

/**
 * Chromium adds a number in brackets to the name of a saved copy when the name is taken, and `.download` to its end. Firefox adds
 * `_002` when it is taken, and newer versions four random characters, such as `_0nEL`, to every name.
 */
const addedName = String.raw`(_[\w-]{3,4})?( ?\(\d+\))?`;
const savedCopy = String.raw`${addedName}\.js( ?\(\d+\))?(\.download)?$`;
const bundleName = '^[a-z0-9_.]+(-[a-z0-9_.]+)*';
const locale = String.raw`\.[a-z]{2,3}(-[a-z]{2,4})?`;
const bundleFile = new RegExp(`${bundleName}-([0-9a-f]{6,}-min${locale}|[0-9a-f]{16,}-min)${savedCopy}`, 'i');
const siteBundleFile = new RegExp(String.raw`^site-bundle\.[^/]+${savedCopy}`, 'i');
const unhashedBundleFile = new RegExp(`^site-bundle${savedCopy}`, 'i');
/** The boot script of a page that was saved from this server. */
const ownFile = new RegExp(String.raw`//static\.localhost(:\d+)?/runtime/.*\.js$|${inSavedFolder}boot${savedCopy}`, 'i');
const savedFile = new RegExp(`${inSavedFolder}[^/]*$`, 'i');
const polyfillFile = new RegExp(`^(modern|legacy)${savedCopy}`, 'i');

/**
 * Returns whether a script's address is the platform's own code: a script on its hosts, or a saved copy with its file name.
 * Scripts of the theme (`/scripts/…`, `/static/ta/…`), of the site and of third parties are not.
 * @param isNewest whether the page is of version 7.1, whose `site-bundle.js` is the platform's, with and without a hash; that of
 * 7.0 is the theme's.
 */
export function isPlatformScript(source: string, attributes: ReadonlyMap<string, string>, isNewest = false): boolean {
  const path = source.trim().replace(/[?#].*$/, '');
  const file = path.slice(path.lastIndexOf('/') + 1).replaceAll('%20', ' ');
  if (isNewest && unhashedBundleFile.test(file)) return true;
  if (definitionsHost.test(path) || bundlePath.test(path) || bundleFile.test(file) || siteBundleFile.test(file)) return true;
  if (assetsHost.test(path) || ownFile.test(path)) return true;
  if (staticHost.test(path)) return packagePath.test(path) || siteBundlePath.test(path);
  // Other sites use the name `modern.js`, too. The platform's file is in the folder `polyfiller`, or in that of a saved page.
  const isPolyfill = polyfillFile.test(file);
  return isPolyfill && (/\/polyfiller\//i.test(path) || (savedFile.test(path) && attributes.has('crossorigin')));
}

const driver =
  /^(window\.)?(SquarespaceFonts\.loadViaContext|Squarespace\.load|Squarespace\.afterBodyLoad|ImageLoader\.bootstrap)\([^()]*\)$/;

/**
 * Returns whether an inline script consists of calls that drive the platform's bundle. Without the bundle such a script throws.
 * A script with any other statement is kept.
 */
export function isPlatformDriver(content: string): boolean {
  const statements = content
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|<!--|-->/gm, '')
    .split(/[;\n]/)
    .map((statement) => statement.trim())
    .filter(Boolean);
  return statements.length > 0 && statements.every((statement) => driver.test(statement));
}
