/** Rows of texts as lines with aligned columns, two spaces apart. */
export declare function columns(rows: readonly (readonly string[])[]): string[];
