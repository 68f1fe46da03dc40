/** Reads `PHYSICAL 1, DIGITAL 2` as a table, the form in which tests list enumerations. */
export const nameNumbers = (list: string): Record<string, number> =>
  Object.fromEntries(
    list.split(',').map((entry) => {
      const [, name = '', number] = /^\s*(\S+)\s+(\d+)\s*$/.exec(entry) ?? [];
      return [name, Number(number)];
    }),
  );
