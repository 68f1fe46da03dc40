import { bodyText } from './body-text.ts';
import { whenSettled } from './natives.ts';
import { type Observer, prototypeOf } from './observer.ts';

/**
 * Reports the files and folders of the origin's private file system that are created, renamed or opened for writing, and the
 * texts that are written to them.
 */
export function watchFiles(observer: Observer): void {
  observer.whenExposed('FileSystemDirectoryHandle', () => watchHandles(observer));
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
