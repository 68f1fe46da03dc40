import { bodyText } from './body-text.ts';
import { getPrototypeOf, whenSettled } from './natives.ts';
import { type Observer, prototypeOf } from './observer.ts';

/**
 * Reports the files and folders of the origin's private file system that are created, renamed or opened for writing, and the
 * texts that are written to them.
 */
export function watchFiles(observer: Observer): void {
  observer.whenExposed('FileSystemDirectoryHandle', () => watchHandles(observer));
  watchEntries(observer);
}

/** Reports the files and folders that are created in the file system of earlier versions of Chrome, which it still has. */
function watchEntries({ record, stackNow, wrap }: Observer): void {
  let isWatched = false;
  const watchFolder = (folder: object) => {
    if (isWatched) return;
    isWatched = true;
    for (const method of ['getFile', 'getDirectory'])
      wrap(getPrototypeOf(folder) ?? {}, method, (_self, [name, options]) => {
        const isCreated = (options as { create?: unknown } | undefined)?.create;
        if (isCreated) record({ kind: 'storage', via: 'fileSystem', text: String(name), stack: stackNow() });
        return null;
      });
  };
  wrap(globalThis, 'webkitRequestFileSystem', (_self, args) => {
    const onSuccess = args[2];
    if (typeof onSuccess === 'function')
      args[2] = (system: { root: object }) => {
        watchFolder(system.root);
        return onSuccess(system);
      };
    return null;
  });
}

function watchHandles({ record, stackNow, wrap }: Observer): void {
  const names = new WeakMap<object, string>();
  const report = (name: string, body: string | null) =>
    record({ kind: 'storage', via: 'opfs', text: name, body, stack: stackNow() });
  /** Reports a name, and later the response to the call that has it. */
  const reportName = (name: string, onResult = (_result: unknown) => {}) => {
    report(name, null);
    const opened = () => record({ kind: 'opened', via: 'opfs', text: name, stack: [] });
    const onValue = (value: unknown) => {
      onResult(value);
      opened();
    };
    return (result: unknown) => whenSettled(result, onValue, opened);
  };
  for (const method of ['getFileHandle', 'getDirectoryHandle'])
    wrap(prototypeOf('FileSystemDirectoryHandle'), method, (_self, [name, options]) =>
      (options as { create?: unknown } | undefined)?.create ? reportName(String(name)) : null,
    );
  // `move(name)`, `move(folder)` and `move(folder, name)`.
  wrap(prototypeOf('FileSystemFileHandle'), 'move', (_self, [first, second]) => {
    const name = second ?? first;
    return typeof name === 'string' ? reportName(name) : null;
  });
  for (const method of ['createWritable', 'createSyncAccessHandle'])
    wrap(prototypeOf('FileSystemFileHandle'), method, (self) => {
      const { name } = self as FileSystemFileHandle;
      return reportName(name, (stream) => names.set(stream as object, name));
    });
  wrap(prototypeOf('WritableStream'), 'getWriter', (self) => {
    const name = names.get(self as object);
    return name === undefined ? null : (writer) => names.set(writer as object, name);
  });
  for (const owner of ['FileSystemWritableFileStream', 'FileSystemSyncAccessHandle', 'WritableStreamDefaultWriter'])
    wrap(prototypeOf(owner), 'write', (self, [given]) => {
      const name = names.get(self as object);
      const data = (given as { data?: unknown } | null)?.data ?? given;
      if (name !== undefined) report(name, bodyText(data) ?? '');
      return null;
    });
}
