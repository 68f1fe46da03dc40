import { Fragment } from 'react';
import type { Writer } from '../../common/visits/visits.ts';
import { placeWords } from './words.ts';

/** The place of a writer, linked to its script; the callers are in a disclosure. */
export const WriterText = ({ writer }: { readonly writer: Writer }) => (
  <span className="visit-writer">
    {isLink(writer.url) ? (
      <a href={writer.url} target="_blank" rel="noreferrer">
        <Place writer={writer} />
      </a>
    ) : (
      <Place writer={writer} />
    )}
    {writer.callers.length > 0 && (
      <details className="visit-callers">
        <summary>called by {writer.callers.length}</summary>
        <ol>
          {writer.callers.map((caller) => (
            <li key={caller}>
              <code>{caller}</code>
            </li>
          ))}
        </ol>
      </details>
    )}
  </span>
);

/** A place that breaks after slashes. */
const Place = ({ writer }: { readonly writer: Writer }) => (
  <code>
    {placeWords(writer)
      .split(/(?<=\/)/)
      .map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
  </code>
);

/** An address comes from a page, which may have sent any text. */
const isLink = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url);
