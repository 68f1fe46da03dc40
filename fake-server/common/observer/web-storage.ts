import { type Observer, prototypeOf } from './observer.ts';

/** Reports the items of web storage that `setItem` writes. */
export function watchWebStorage({ record, stackNow, wrap }: Observer): void {
  wrap(prototypeOf('Storage'), 'setItem', (self, [key, value]) => {
    record({ kind: 'storage', via: storeOf(self), text: String(key), body: String(value), stack: stackNow() });
    return null;
  });
}

function storeOf(storage: unknown): string {
  try {
    return storage === localStorage ? 'localStorage' : 'sessionStorage';
  } catch {
    // A document without access to storage throws here, and in the call itself.
    return 'sessionStorage';
  }
}
