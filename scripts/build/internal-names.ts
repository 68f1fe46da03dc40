/**
 * Names of properties that only the runtime's own objects have: no page, platform or browser reads or writes them, and no chunk exports them.
 * The build shortens them in all files alike, because names cost most of the boot script's bytes.
 */
const internalNames = [
  'bannerWanted',
  'boxes',
  'chunks',
  'classes',
  'clock',
  'dispose',
  'emit',
  'emitter',
  'enforce',
  'forced',
  'galleries',
  'hitData',
  'isBasic',
  'isOnlyViewer',
  'isSupported',
  'keepaliveFetch',
  'layOut',
  'liftStates',
  'mayTrack',
  'onWaiting',
  'prefetch',
  'rawContext',
  'recordPageView',
  'report',
  'reserve',
  'selector',
  'showWaiting',
  'startFonts',
  'timestampMs',
  'trackingAllowed',
  'waiting',
  'whenIdle',
] as const;

/** Options of esbuild. */
export const shortNames = {
  mangleProps: new RegExp(`^(${internalNames.join('|')})$`),
  mangleCache: Object.fromEntries(internalNames.map((name, at) => [name, `$${(at + 10).toString(36)}`])),
};
