/** Flags that turn off services which an automated browser does not need. */
export const quietFlags: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Flag that turns off features of Chromium which cost more time than most audited pages. */
export const featuresOff = `--disable-features=${[
  // It starts a spare process for the next page.
  'SpareRendererForSitePerProcess',
  // They show the suggestions of the address bar as web pages, in one more process for every window: half of a visit's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
].join()}`;
