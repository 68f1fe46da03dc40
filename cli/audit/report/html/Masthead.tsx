import type { ReactNode } from 'react';
import { plural } from '../../../../fake-server/common/plural.ts';
import { printable } from '../../../report/printable.ts';
import type { ReportedPage } from '../document.ts';
import { filled, type OwnerTexts } from '../texts/owner-texts.ts';
import type { Verdict } from '../verdict.ts';

/** Names on the report. */
export interface ReportHead {
  readonly heading: string;
  readonly client?: string | undefined;
  readonly author?: string | undefined;
  /** Picture as a `data:` address. */
  readonly logo?: string | undefined;
  /** Day of the first visit, as readers of the report write it; null when no visit began. */
  readonly date: string | null;
}

interface MastheadProps {
  readonly level: Verdict['level'];
  readonly pages: readonly ReportedPage[];
  readonly head: ReportHead;
  /** Texts in another language than English; absent for English. */
  readonly texts?: OwnerTexts;
  readonly children: ReactNode;
}

/** Head of the report: logo, heading, address, date, client and author, then the verdict as its children. */
export function Masthead({ level, pages, head: { heading, client, author, logo, date }, texts, children }: MastheadProps) {
  const others = pages.length - 1;
  const otherPages = texts ? `, ${filled(texts.otherPages, { count: others })}` : ` and ${plural(others, 'other page')}`;
  const names = [
    ...(client === undefined ? [] : [filled(texts?.forClient ?? 'For {name}', { name: client })]),
    ...(author === undefined ? [] : [filled(texts?.byAuthor ?? 'By {name}', { name: author })]),
  ];
  return (
    <header className={`verdict ${level}`}>
      {logo !== undefined && <img className="logo" src={logo} alt={author ?? ''} />}
      <h1>
        <bdi>{printable(heading)}</bdi>
      </h1>
      <p className="soft">
        {pages[0] && <bdi>{printable(pages[0].url)}</bdi>}
        {others > 0 && otherPages}
        {date !== null && `, ${date}`}
        {names.map((name) => (
          <span key={name}>
            . <bdi>{printable(name)}</bdi>
          </span>
        ))}
      </p>
      {children}
    </header>
  );
}
