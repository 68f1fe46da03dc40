/** Returns the owner and name in an address on GitHub, such as `ss-runtime/ss-runtime`; null for another address. */
export const repositoryName = (url: string): string | null =>
  /github\.com\/([^/]+\/[^/#]+?)(?:\.git)?(?:[/#]|$)/.exec(url)?.[1] ?? null;

/** Returns the text with the name of another repository in links, addresses of raw files, and names of actions. */
export const withRepository = (text: string, from: string, to: string): string =>
  text.replace(
    new RegExp(`((?:github\\.com|githubusercontent\\.com)/|uses: )${from.replaceAll('.', '\\.')}(?![\\w-])`, 'g'),
    (_all, before: string) => before + to,
  );
