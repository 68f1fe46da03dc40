import { Fragment } from 'react';
import type { HashedFile } from '../../../report/file-hashes.ts';
import { printable } from '../../../report/printable.ts';

/** Section with the hashes of the other reports of the audit. */
export function FilesSection({ files }: { readonly files: readonly HashedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files">
      <h2 id="files">Files of this audit</h2>
      <p className="soft">SHA-256 of each file. Beside each file is FILE.sha256, which sha256sum -c checks.</p>
      <dl className="files">
        {files.map(({ name, sha256 }) => (
          <Fragment key={name}>
            <dt>
              <bdi>{printable(name)}</bdi>
            </dt>
            <dd>
              <code>{sha256}</code>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
