/** What a browser that nobody looks at, and nobody browses with, does not do. */
export const quietFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** What Chromium begins beside a page that nobody looks at, as a flag: it takes more of the machine than most pages of ours do. */
export const featuresOff = `--disable-features=${[
  // A process started ahead of each page.
  'SpareRendererForSitePerProcess',
  // The address bar's suggestions are web pages, in a process of their own, made for every window: half of a visit's work.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
].join()}`;
