import { type Callable, construct, defineProperty, ProxyClass } from './natives.ts';
import { attempt, baseAddress, type Observer, replaceFunction } from './observer.ts';

/** Reports the servers to which scripts connect, and the payments whose addresses the browser requests, unseen. */
export function watchConnections({ isPage, record, stackNow }: Observer): void {
  const report = (via: string, text: string) => {
    if (text !== '') record({ kind: 'connection', via, text, stack: stackNow() });
  };
  watchClass('WebTransport', ([url]) => report('WebTransport', String(url ?? '')));
  if (!isPage) return;
  watchClass('RTCPeerConnection', ([options]) => report('RTCPeerConnection', serversOf(options)));
  watchClass('PaymentRequest', ([methods]) => {
    for (const { supportedMethods } of methods as readonly { readonly supportedMethods?: unknown }[]) {
      const body = String(supportedMethods);
      if (!URL.canParse(body, baseAddress())) continue;
      record({ kind: 'hint', via: 'payment', text: new URL(body, baseAddress()).href, body, stack: stackNow() });
    }
  });
}

/** Calls `onMade` with the arguments of each instance of a class that scripts make. */
function watchClass(name: string, onMade: (args: readonly unknown[]) => void): void {
  replaceFunction(globalThis, name, 'value', (original) => {
    const watched = new ProxyClass(original, {
      construct(target, args: unknown[], newTarget) {
        const made = construct(target as never, args, newTarget === watched ? target : newTarget) as object;
        attempt(() => onMade(args));
        return made;
      },
    }) as Callable;
    // Scripts of the page reach the class by its prototype, too.
    const { prototype } = original as unknown as { prototype: object };
    attempt(() => defineProperty(prototype, 'constructor', { value: watched, writable: true, configurable: true }));
    return watched;
  });
}

/** Returns the addresses of the servers that help two browsers to connect, separated by spaces. */
function serversOf(options: unknown): string {
  const { iceServers = [] } = (options ?? {}) as { readonly iceServers?: readonly { readonly urls?: unknown }[] };
  return [...iceServers].flatMap(({ urls = [] }) => (typeof urls === 'string' ? [urls] : [...(urls as string[])])).join(' ');
}
