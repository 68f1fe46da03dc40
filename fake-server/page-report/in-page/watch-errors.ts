const maxErrors = 50;

/** Whether an address is one of the hosts that `serve` answers at. */
export const isOfServe = (address: string): boolean => new URL(address).hostname.endsWith('localhost');

type Counts = Map<string, number>;

/** Returns what any script of the page has thrown since, and how many requests of each origin failed, or were kept back by a policy. */
export function watchErrors(window: Window): {
  readonly errors: string[];
  readonly failedByOrigin: Counts;
  readonly leftOutByOrigin: Counts;
} {
  const errors: string[] = [];
  const failedByOrigin: Counts = new Map();
  const leftOutByOrigin: Counts = new Map();
  const count = (counts: Counts, address: string) => {
    const { origin } = new URL(address);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  };
  const add = (sentence: string) => {
    if (errors.length < maxErrors && !errors.includes(sentence)) errors.push(sentence);
  };
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) {
      add(event.filename ? `${event.message} (${event.filename}:${event.lineno})` : event.message);
      return;
    }
    const { src, href } = event.target as { src?: unknown; href?: unknown };
    const address = typeof src === 'string' ? src : href;
    if (typeof address !== 'string' || !URL.canParse(address)) return;
    count(failedByOrigin, address);
  };
  // Failed elements say so to themselves alone: seen on the way down.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => add(`Unhandled rejection: ${String(reason)}`));
  window.document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, disposition, effectiveDirective, originalPolicy }) => {
      if (disposition !== 'enforce' || !URL.canParse(blockedURI)) return;
      // The policy of `serve` lets its own hosts in: one that does not is the page's.
      if (!isOfServe(blockedURI)) count(leftOutByOrigin, blockedURI);
      else add(`The page's own policy keeps ${blockedURI} out (${effectiveDirective}): ${originalPolicy}`);
    },
  );
  return { errors, failedByOrigin, leftOutByOrigin };
}
