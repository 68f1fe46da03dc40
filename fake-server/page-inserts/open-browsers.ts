/** First version of Chrome with `Connection-Allowlist`, the header that closes every way out of a page. */
const firstSealed = 152;

/**
 * Returns the name and the version of a browser in which scripts of a page can reach other hosts in some ways, by its user agent;
 * null for a browser with `Connection-Allowlist`, and for a program that runs no scripts.
 */
export function openBrowser(userAgent: string): string | null {
  const [, firefox] = /\bFirefox\/(\d+)/.exec(userAgent) ?? [];
  if (firefox) return `Firefox ${firefox}`;
  if (knowsAllowlist(userAgent)) return null;
  const chrome = chromeVersion(userAgent);
  if (chrome > 0) return `Chrome ${chrome}`;
  const [, safari] = /\bVersion\/([\d.]+) (?:Mobile\/\w+ )?Safari\//.exec(userAgent) ?? [];
  return safari ? `Safari ${safari}` : null;
}

/** Returns whether a user agent is that of a browser with `Connection-Allowlist`; false for one that it does not name. */
export const knowsAllowlist = (userAgent: string): boolean => chromeVersion(userAgent) >= firstSealed;

/** Returns the major version of Chrome or of a browser that is made of it; 0 for another. */
const chromeVersion = (userAgent: string): number => Number(/\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1] ?? 0);

/** Returns the sentence about such a browser for a person who opens saved pages, without its full stop. */
export const openBrowserNote = (name: string): string =>
  `${name} does not know Connection-Allowlist: scripts of saved pages can reach other hosts in the ways that ` +
  'cli/serve/README.md lists under “Saved pages”';

/** Returns a function that tells `notify` once of each such browser. */
export function openBrowserNotes(notify: (problem: string) => void): (userAgent: string) => void {
  const told = new Set<string>();
  return (userAgent) => {
    const name = openBrowser(userAgent);
    if (name === null || told.has(name)) return;
    told.add(name);
    notify(`${openBrowserNote(name)}.`);
  };
}
