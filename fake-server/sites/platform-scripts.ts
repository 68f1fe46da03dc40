/** Telling the platform's own scripts from those of the site, its theme and its owners (interfaces §3, wild §1). */

const assetsHost = /(^|\/)assets\.squarespace\.com(:\d+)?\//i;
const staticHost = /(^|\/)static1?\.squarespace\.com(:\d+)?\//i;
// Of 2012 on: scripts-v6; scripts-thirdparty beside it holds what others have written.
const bundlePath = /(^|\/)universal\/scripts-(compressed|v\d+)\//i;
const packagePath = /\/(@|%40)sqs\//i;
const siteBundlePath = /\/static\/vta\/[^?#]*\/scripts\/site-bundle[^/]*$/i;
const definitionsHost = /(^|\/)definitions\.sqspcdn\.com(:\d+)?\//i;

/** How browsers name their copies: a number where the name was taken, `.download` behind it. */
const savedCopy = String.raw`( ?\(\d+\))?\.js( ?\(\d+\))?(\.download)?$`;
const bundleName = '^[a-z0-9_.]+(-[a-z0-9_.]+)*';
const locale = String.raw`\.[a-z]{2,3}(-[a-z]{2,4})?`;
const bundleFile = new RegExp(`${bundleName}-([0-9a-f]{6,}-min${locale}|[0-9a-f]{16,}-min)${savedCopy}`, 'i');
const siteBundleFile = new RegExp(String.raw`^site-bundle\.[^/]+${savedCopy}`, 'i');
const polyfillFile = new RegExp(`^(modern|legacy)${savedCopy}`, 'i');

/**
 * Whether a script's address is the platform's own code: on its hosts, or a saved copy of it known by its file name. Scripts of
 * the theme (`/scripts/…`, `/static/ta/…`), of the site and of third parties are not.
 */
export function isPlatformScript(source: string, attributes: ReadonlyMap<string, string>): boolean {
  const path = source.trim().replace(/[?#].*$/, '');
  const file = path.slice(path.lastIndexOf('/') + 1).replaceAll('%20', ' ');
  if (definitionsHost.test(path) || bundlePath.test(path) || bundleFile.test(file) || siteBundleFile.test(file)) return true;
  if (assetsHost.test(path)) return true;
  if (staticHost.test(path)) return packagePath.test(path) || siteBundlePath.test(path);
  // `modern.js` alone is a name that anybody may use: the platform's stands in its own folder, or came along in a saved page.
  const isPolyfill = polyfillFile.test(file);
  return isPolyfill && (/\/polyfiller\//i.test(path) || (/_files\/[^/]*$/i.test(path) && attributes.has('crossorigin')));
}

const driver =
  /^(window\.)?(SquarespaceFonts\.loadViaContext|Squarespace\.load|Squarespace\.afterBodyLoad|ImageLoader\.bootstrap)\([^()]*\)$/;

/**
 * Whether an inline script does nothing but drive the platform's bundle, which is not there any more: before our script it would
 * only throw. Anything else in it, and it stays.
 */
export function isPlatformDriver(content: string): boolean {
  const statements = content
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|<!--|-->/gm, '')
    .split(/[;\n]/)
    .map((statement) => statement.trim())
    .filter(Boolean);
  return statements.length > 0 && statements.every((statement) => driver.test(statement));
}
