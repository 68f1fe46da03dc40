import { type Callable, construct, defineProperty, ProxyClass } from './natives.ts';
import { type Observer, replaceFunction } from './observer.ts';

/** Reports the servers to which scripts connect by ways that no request shows. */
export function watchConnections({ isPage, record, stackNow }: Observer): void {
  watchClass('WebTransport', ([url]) => String(url ?? ''));
  if (isPage) watchClass('RTCPeerConnection', ([options]) => serversOf(options));

  function watchClass(name: string, serverOf: (args: readonly unknown[]) => string): void {
    replaceFunction(globalThis, name, 'value', (original) => {
      const watched = new ProxyClass(original, {
        construct(target, args: unknown[], newTarget) {
          const made = construct(target as never, args, newTarget === watched ? target : newTarget) as object;
          const text = read(() => serverOf(args));
          if (text !== '') record({ kind: 'connection', via: name, text, stack: stackNow() });
          return made;
        },
      }) as Callable;
      // Scripts of the page reach the class by its prototype, too.
      const { prototype } = original as unknown as { prototype: object };
      read(() => defineProperty(prototype, 'constructor', { value: watched, writable: true, configurable: true }));
      return watched;
    });
  }
}

/** Returns the addresses of the servers that help two browsers to connect, separated by spaces. */
function serversOf(options: unknown): string {
  const { iceServers = [] } = (options ?? {}) as { readonly iceServers?: readonly { readonly urls?: unknown }[] };
  return [...iceServers].flatMap(({ urls = [] }) => (typeof urls === 'string' ? [urls] : [...(urls as string[])])).join(' ');
}

/** Returns an empty text where the page's own values throw. */
function read<Value>(compute: () => Value): Value | '' {
  try {
    return compute();
  } catch {
    return '';
  }
}
