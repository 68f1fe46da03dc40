import { whenSettled } from './natives.ts';
import { baseAddress, type Observer, prototypeOf } from './observer.ts';
import { textsIn } from './texts-in.ts';

const maxBodyLength = 2000;

/** Reports the caches that are opened, the responses that scripts make for them, and the service workers that are registered. */
export function watchCaches(observer: Observer): void {
  observer.whenExposed('CacheStorage', () => watchStorage(observer));
}

function watchStorage({ record, stackNow, wrap }: Observer): void {
  const caches: { readonly cache: unknown; readonly name: string }[] = [];
  const report = (via: string, text: string) => record({ kind: 'storage', via, text, stack: stackNow() });
  wrap(prototypeOf('CacheStorage'), 'open', (_self, [given]) => {
    const name = String(given);
    report('caches', name);
    const opened = () => record({ kind: 'opened', via: 'caches', text: name, stack: [] });
    const onCache = (cache: unknown) => {
      caches.push({ cache, name });
      opened();
    };
    return (result) => whenSettled(result, onCache, opened);
  });
  const nameOf = (self: unknown) => caches.find(({ cache }) => cache === self)?.name;
  /** Parts of an address are separate texts. */
  const reportAddress = (self: unknown, request: unknown) => {
    const name = nameOf(self);
    if (name === undefined) return;
    const { href } = new URL(request instanceof Request ? request.url : String(request), baseAddress());
    const [, body = ''] = /^[^:]*:\/\/[^/]*(.*)$/.exec(href) ?? [];
    record({ kind: 'storage', via: 'caches', text: name, body: body.replaceAll('/', ' '), stack: stackNow() });
  };
  wrap(prototypeOf('Cache'), 'add', (self, [request]) => {
    reportAddress(self, request);
    return null;
  });
  wrap(prototypeOf('Cache'), 'addAll', (self, [requests]) => {
    for (const request of requests as Iterable<unknown>) reportAddress(self, request);
    return null;
  });
  wrap(prototypeOf('Cache'), 'put', (self, [request, response]) => {
    reportAddress(self, request);
    const name = nameOf(self);
    // Responses of a server are copies of files; those of a script have any content.
    if (name === undefined || !(response instanceof Response) || response.type !== 'default') return null;
    const stack = stackNow();
    const headers = textsIn([...response.headers]).join(' ');
    const send = (text: unknown) =>
      record({ kind: 'storage', via: 'caches', text: name, body: `${headers} ${text}`.slice(0, maxBodyLength), stack });
    whenSettled(response.clone().text(), send, () => undefined);
    return null;
  });
  wrap(prototypeOf('ServiceWorkerContainer'), 'register', (_self, [url]) => {
    report('serviceWorker', new URL(String(url), baseAddress()).href);
    return null;
  });
}
