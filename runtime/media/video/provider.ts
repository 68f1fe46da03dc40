/** A hosted player that is played and paused by message. Spec 2 §4 "Video". */
export interface Provider {
  /** What the player's address must ask for, so that it listens and starts at once. */
  readonly query: Readonly<Record<string, string>>;
  message(action: 'play' | 'pause'): string;
}

const youtube: Provider = {
  query: { enablejsapi: '1', autoplay: '1', playsinline: '1' },
  message: (action) => JSON.stringify({ event: 'command', func: `${action}Video`, args: '' }),
};
const vimeo: Provider = {
  query: { api: '1', autoplay: '1' },
  message: (method) => JSON.stringify({ method }),
};

/**
 * By `data-provider-name`, else by the player's host; null for every other player, which knows no messages. The specification
 * speaks of two: that they are these is what published pages show.
 */
export function providerOf(name: string, address: string): Provider | null {
  const said = `${name.toLowerCase()} ${new URL(address).hostname}`;
  if (/\byoutube\b|youtube-nocookie/.test(said)) return youtube;
  return /\bvimeo\b/.test(said) ? vimeo : null;
}

/** The address with what the provider wants in its query; what the owner has put there stays. */
export function playerAddress(address: string, query: Provider['query']): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
