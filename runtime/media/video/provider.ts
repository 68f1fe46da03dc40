/** A hosted player that is played and paused by message. Spec 2 §4 "Video". */
export interface Provider {
  /** What the player's address must ask for, so that it listens. */
  readonly query: string;
  message(action: 'play' | 'pause'): object;
}

const youtube: Provider = {
  query: 'enablejsapi',
  message: (action) => ({ event: 'command', func: `${action}Video`, args: '' }),
};
const vimeo: Provider = { query: 'api', message: (method) => ({ method }) };

/**
 * By `data-provider-name`, else by the player's host; null for every other player, which knows no messages. The specification
 * speaks of two: that they are these is what published pages show.
 */
export function providerOf(name: string, address: string): Provider | null {
  const said = `${name} ${new URL(address).hostname}`;
  if (/\byoutube\b/i.test(said)) return youtube;
  return /\bvimeo\b/i.test(said) ? vimeo : null;
}

/** The address that starts at once and listens; what the owner has put into its query stays. */
export function playerAddress(address: string, provider: Provider | null): string {
  const url = new URL(address);
  for (const name of [provider?.query ?? '', 'autoplay']) if (name) url.searchParams.set(name, '1');
  return url.href;
}
