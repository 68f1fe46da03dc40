import { bytesText } from './body-text.ts';
import { type Observer, prototypeOf } from './observer.ts';

const maxParts = 100;
const maxPartLength = 200;

/** Reports the databases that are opened, and the texts that are written to them. */
export function watchDatabases({ record, stackNow, wrap }: Observer): void {
  const report = (name: string, body: string | null) =>
    record({ kind: 'storage', via: 'indexedDB', text: name, body, stack: stackNow() });
  wrap(prototypeOf('IDBFactory'), 'open', (_self, [name]) => {
    report(String(name), null);
    const opened = () => record({ kind: 'opened', via: 'indexedDB', text: String(name), stack: [] });
    return (request) => {
      for (const event of ['success', 'error']) (request as IDBRequest).addEventListener(event, opened);
    };
  });
  for (const method of ['put', 'add'])
    wrap(prototypeOf('IDBObjectStore'), method, (self, [value, key]) => {
      report((self as IDBObjectStore).transaction.db.name, textsIn([value, key]).join(' '));
      return null;
    });
  wrap(prototypeOf('IDBCursor'), 'update', (self, [value]) => {
    const { source } = self as IDBCursor;
    const store = 'objectStore' in source ? source.objectStore : source;
    report(store.transaction.db.name, textsIn(value).join(' '));
    return null;
  });
}

/** Returns the texts, numbers and bytes in a value that a database stores. */
function textsIn(value: unknown, parts: string[] = [], depth = 0): string[] {
  if (parts.length >= maxParts) return parts;
  if (typeof value === 'string' || typeof value === 'number') parts.push(String(value).slice(0, maxPartLength));
  else if (typeof value === 'object' && value !== null && depth < 4) {
    const bytes = bytesText(value);
    if (bytes !== null) {
      parts.push(bytes.slice(0, maxPartLength));
      return parts;
    }
    const inner = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
    for (const one of inner.slice(0, maxParts)) textsIn(one, parts, depth + 1);
  }
  return parts;
}
