const maxErrors = 50;

/** Returns what any script of the page has thrown since, and how many requests of each origin failed. */
export function watchErrors(window: Window): { readonly errors: string[]; readonly failedByOrigin: Map<string, number> } {
  const errors: string[] = [];
  const failedByOrigin = new Map<string, number>();
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
    const { origin } = new URL(address);
    failedByOrigin.set(origin, (failedByOrigin.get(origin) ?? 0) + 1);
  };
  // Failed elements say so to themselves alone: seen on the way down.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) => add(`Unhandled rejection: ${String(reason)}`));
  return { errors, failedByOrigin };
}
