interface Options {
  /** Whether a first round, which warms servers and caches, is not counted; true by default. */
  readonly warmsUp?: boolean;
  /** Named before the number of each round on standard error. */
  readonly title?: string;
}

/**
 * Measures rows alternately, so that a busy machine affects all of them, and prints the number of each round on standard error.
 * Returns the figures of each row by its round.
 */
export async function inRounds<Row, Figure>(
  rounds: number,
  rows: readonly Row[],
  measure: (row: Row) => Figure | Promise<Figure>,
  { warmsUp = true, title = '' }: Options = {},
): Promise<(row: Row) => readonly Figure[]> {
  const figures = new Map<Row, Figure[]>(rows.map((row) => [row, []]));
  for (let round = warmsUp ? 0 : 1; round <= rounds; round += 1) {
    for (const row of rows) {
      const figure = await measure(row);
      if (round > 0) figures.get(row)?.push(figure);
    }
    if (round > 0) process.stderr.write(`${title && `${title}: `}round ${round} of ${rounds}\n`);
  }
  return (row) => figures.get(row) ?? [];
}
