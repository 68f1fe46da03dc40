import { type Observer, prototypeOf } from './observer.ts';
import { textsIn } from './texts-in.ts';

/** Reports the databases that are opened, with the version and the names in them, and the texts that are written to them. */
export function watchDatabases({ record, stackNow, wrap }: Observer): void {
  const report = (name: string, body: string | null) =>
    record({ kind: 'storage', via: 'indexedDB', text: name, body, stack: stackNow() });
  wrap(prototypeOf('IDBFactory'), 'open', (_self, [name, version]) => {
    report(String(name), null);
    if (version !== undefined) report(String(name), String(version));
    const opened = () => record({ kind: 'opened', via: 'indexedDB', text: String(name), stack: [] });
    return (request) => {
      for (const event of ['success', 'error']) (request as IDBRequest).addEventListener(event, opened);
    };
  });
  wrap(prototypeOf('IDBDatabase'), 'createObjectStore', (self, [name]) => {
    report((self as IDBDatabase).name, String(name));
    return null;
  });
  for (const method of ['put', 'add'])
    wrap(prototypeOf('IDBObjectStore'), method, (self, [value, key]) => {
      report((self as IDBObjectStore).transaction.db.name, textsIn([value, key]).join(' '));
      return null;
    });
  wrap(prototypeOf('IDBObjectStore'), 'createIndex', (self, [name, path]) => {
    report((self as IDBObjectStore).transaction.db.name, textsIn([name, path]).join(' '));
    return null;
  });
  wrap(prototypeOf('IDBCursor'), 'update', (self, [value]) => {
    const { source } = self as IDBCursor;
    const store = 'objectStore' in source ? source.objectStore : source;
    report(store.transaction.db.name, textsIn(value).join(' '));
    return null;
  });
}
