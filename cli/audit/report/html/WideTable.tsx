import type { ReactNode } from 'react';

interface WideTableProps<Row> {
  /** Name of the table, which its caption shows. */
  readonly label: string;
  /** Whether the text before the table names it, so that it has no caption. */
  readonly isNamedBefore?: boolean;
  readonly className?: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  /** Maximum number of rows, because a page may have thousands. */
  readonly maxRows: number;
  /** Returns the cells of a row as a table row with a key. */
  readonly children: (row: Row, at: number) => ReactNode;
}

/** A table in a region that scrolls sideways where it is wider than the page. */
export function WideTable<Row>({ label, isNamedBefore = false, className, heads, rows, maxRows, children }: WideTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the region
    <section className={className === undefined ? 'wide' : `wide ${className}`} tabIndex={0} aria-label={label}>
      <table>
        {!isNamedBefore && (
          <caption>
            {label}
            {rows.length > maxRows && ` (the first ${maxRows} of ${rows.length})`}
          </caption>
        )}
        <thead>
          <tr>
            {heads.map((head, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the roles of one journey share its name
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.slice(0, maxRows).map(children)}</tbody>
      </table>
    </section>
  );
}
