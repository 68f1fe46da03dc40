import { type Callable, construct, ProxyClass } from './natives.ts';
import { baseAddress, type Observer, prototypeOf, replaceFunction } from './observer.ts';

/** Reports the addresses that the browser itself requests for payments and sign-ins, without a request in DevTools. */
export function watchBrowserFetches({ isPage, record, stackNow, wrap }: Observer): void {
  if (!isPage) return;
  const report = (via: string, url: unknown) => {
    if (typeof url !== 'string' || !URL.canParse(url, baseAddress())) return;
    record({ kind: 'hint', via, text: new URL(url, baseAddress()).href, body: url, stack: stackNow() });
  };
  wrap(prototypeOf('CredentialsContainer'), 'get', (_self, [options]) => {
    const { providers = [] } = (options as { identity?: { providers?: { configURL?: unknown }[] } } | undefined)?.identity ?? {};
    for (const { configURL } of providers) report('sign-in', configURL);
    return null;
  });
  replaceFunction(globalThis, 'PaymentRequest', 'value', (original) => {
    const watched = new ProxyClass(original, {
      construct(target, args: unknown[], newTarget) {
        const made = construct(target as never, args, newTarget === watched ? target : newTarget) as object;
        for (const { supportedMethods } of args[0] as { supportedMethods?: unknown }[]) report('payment', supportedMethods);
        return made;
      },
    }) as Callable;
    return watched;
  });
}
