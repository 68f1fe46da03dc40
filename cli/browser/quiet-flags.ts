/** Flags that turn off services of a browser without a user. */
export const quietFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Flag that turns off features of Chromium which cost more than most pages of an audit. */
export const featuresOff = `--disable-features=${[
  // A process that is started ahead of each page.
  'SpareRendererForSitePerProcess',
  // Suggestions of the address bar are web pages in a process of their own for every window, and take half of a visit's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
].join()}`;
