/**
 * Properties that the browser's files name for one another alone: no page, payload or setting has them, and none is an export of a
 * chunk (the minifier leaves those as they are). They become a letter or two in boot.js and all chunks alike, which takes 200 bytes
 * (brotli) off the script that every page waits for.
 */
const names = [
  'galleries',
  'clock',
  'chunks',
  'storage',
  'emitter',
  'mayTrack',
  'whenIdle',
  'visitCount',
  'report',
  'reserve',
  'release',
  'connect',
  'latestVisitMs',
  'previousVisitMs',
  'firstVisitMs',
  'surroundings',
  'isCensusDisabled',
  'maxStackCharacters',
  'noEnvironment',
  'timestampMs',
  'layOut',
  'recordPageView',
  'memberLocale',
  'websiteLocale',
  'isSupported',
  'isPrerendering',
  'isOnlyViewer',
  'afterLoad',
  'moreAlive',
  'bannerWanted',
  'trackingAllowed',
  'secondRun',
  'overlays',
  'forced',
  'cookies',
  'fetchModule',
  'buttonTimeoutMs',
  'consentLifetimeMs',
  'recordLifetimeMs',
  'sessionLifetimeMs',
  'analyticsIdLifetimeMs',
];

// Letters that points and sizes use (w, x, y, z) and names of two letters that the browser has are not among them.
const letters = 'abcdefghijklmnopqrstuv';

/** For esbuild: which properties it shortens, and how each is called from then on. */
export const shortNames = {
  mangleProps: new RegExp(`^(${names.join('|')})$`),
  mangleCache: Object.fromEntries(names.map((name, index) => [name, shortened(index)])),
};

function shortened(index: number): string {
  const letter = letters.charAt(index % letters.length);
  return index < letters.length ? letter : `${letter}a`;
}
