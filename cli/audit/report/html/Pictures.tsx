import { plural } from '../../../../fake-server/common/plural.ts';
import { printable } from '../../../report/printable.ts';
import { timeText } from '../environment.ts';
import { journeyHead } from '../journey-text.ts';
import type { ShownPicture } from '../shown-pictures.ts';

interface PicturesProps {
  readonly pictures: readonly ShownPicture[];
  readonly leftOut: number;
}

/** Pictures of a page. Each opens at its full size; equal ones are shown once. */
export function Pictures({ pictures, leftOut }: PicturesProps) {
  return (
    <>
      {pictures.length > 0 && (
        <>
          <h4>Pictures</h4>
          <div className="pictures">
            {pictures.map(({ jpeg, sha256, address, takenAtMs, seen }) => (
              <details key={sha256} className="picture">
                <summary>
                  <img src={`data:image/jpeg;base64,${jpeg}`} alt={`Screenshot of the page: ${seen[0]?.label ?? ''}`} />
                  {seen.map(({ label, journey }) => (
                    <span key={`${journey} ${label}`} className="seen">
                      {label} <span className="soft">({journeyHead(journey)})</span>
                    </span>
                  ))}
                </summary>
                <p className="soft">
                  <bdi>{printable(address)}</bdi>
                  {takenAtMs !== undefined && `, ${timeText(new Date(takenAtMs).toISOString())}`}, SHA-256 of the JPEG{' '}
                  <code>{sha256}</code>
                </p>
              </details>
            ))}
          </div>
        </>
      )}
      {leftOut > 0 && <p className="soft">{plural(leftOut, 'picture')} left out: the report would be too large.</p>}
    </>
  );
}
