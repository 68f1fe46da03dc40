const maxErrors = 50;

/** Returns whether an address has a host of the fake platform. */
export function isOfServe(address: string): boolean {
  const { hostname, port } = new URL(address);
  return hostname.endsWith('localhost') && port === location.port;
}

type Counts = Map<string, number>;

/** Collects the errors of the page's scripts from now on, and counts failed and blocked requests by origin. */
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
  // `error` of an element does not bubble, so it is captured: https://developer.mozilla.org/docs/Web/API/HTMLElement/error_event.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => add(`Unhandled rejection: ${String(reason)}`));
  window.document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, disposition, effectiveDirective, originalPolicy }) => {
      if (disposition !== 'enforce' || !URL.canParse(blockedURI)) return;
      // The policy of `serve` allows the server's hosts, so a policy that blocks them is the page's.
      if (!isOfServe(blockedURI)) count(leftOutByOrigin, blockedURI);
      else add(`The page's own policy blocks ${blockedURI} (${effectiveDirective}): ${originalPolicy}`);
    },
  );
  return { errors, failedByOrigin, leftOutByOrigin };
}
