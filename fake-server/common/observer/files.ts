import { bodyText } from './body-text.ts';
import { whenSettled } from './natives.ts';
import { type Observer, prototypeOf } from './observer.ts';

/** Reports the files of the origin's private file system that are opened for writing, and the texts that are written to them. */
export function watchFiles({ record, stackNow, wrap }: Observer): void {
  const names = new WeakMap<object, string>();
  const report = (name: string, body: string | null) =>
    record({ kind: 'storage', via: 'opfs', text: name, body, stack: stackNow() });
  for (const method of ['createWritable', 'createSyncAccessHandle'])
    wrap(prototypeOf('FileSystemFileHandle'), method, (self) => {
      const { name } = self as FileSystemFileHandle;
      report(name, null);
      const opened = () => record({ kind: 'opened', via: 'opfs', text: name, stack: [] });
      const onStream = (stream: unknown) => {
        names.set(stream as object, name);
        opened();
      };
      return (result) => whenSettled(result, onStream, opened);
    });
  for (const owner of ['FileSystemWritableFileStream', 'FileSystemSyncAccessHandle'])
    wrap(prototypeOf(owner), 'write', (self, [given]) => {
      const data = (given as { data?: unknown } | null)?.data ?? given;
      report(names.get(self as object) ?? '', bodyText(data) ?? '');
      return null;
    });
}
