// Part of the boot script.
/** The table of gallery designs; all other lists of designs are derived from it: gallery#block-designs, gallery#section-designs. */

export interface DesignRow {
  /** Name in the engine. */
  readonly name: string;
  /** Value of a block's `design`, if it differs from `name`; null for a design that blocks cannot have. */
  readonly block?: string | null;
  /** A second value of a block's `design`, which published pages write. */
  readonly synonym?: string;
  /** End of the `data-controller` of gallery sections with this design (template version 7.1). */
  readonly section?: string;
  /**
   * Boxes that are reserved while the page is parsed (gallery#reserved-boxes). Absent: one for each slide. `one`: one box, and its
   * slides are hidden until the gallery is mounted. null: no box, because the page's CSS gives the size.
   */
  readonly boxes?: 'one' | null;
  /** The chunk of the design, which is fetched with `gallery-steps`; `gallery-layouts` if it is left out. */
  readonly chunk?: `gallery-${string}`;
}

/** Kind of gallery section that is laid out in rows. */
export const rowsSection = 'Strips';

/** The first is the base layout. The table is part of the boot script, so defaults are left out. */
export const designRows = [
  { name: 'stacked-base', synonym: 'stacked', boxes: null },
  { name: 'strip', block: 'slider', synonym: 'strip', boxes: 'one', chunk: 'gallery-strip' },
  { name: 'stacked', block: 'slideshow', boxes: 'one', chunk: 'gallery-steps' },
  { name: 'grid', section: 'Grid' },
  { name: 'autogrid' },
  { name: 'autocolumns', section: 'Masonry' },
  { name: 'carousel', chunk: 'gallery-carousel' },
  { name: 'list' },
  { name: 'autorows', block: null, section: rowsSection },
  { name: 'slides', block: null, section: 'Slideshow', boxes: null, chunk: 'gallery-slides' },
  { name: 'reel', block: null, section: 'Reel', boxes: null, chunk: 'gallery-reel' },
] as const satisfies readonly DesignRow[];

type Row = (typeof designRows)[number];
const rows: readonly DesignRow[] = designRows;

/** Name of a design in the engine. */
export type DesignName = Row['name'];
/** Value of a block's `design`. */
export type GalleryDesign = NonNullable<
  Row extends infer R ? (R extends { block: infer Block } ? Block : R[keyof R & 'name']) : never
>;
/** Chunk of a design. */
export type DesignChunk = 'gallery-layouts' | Extract<Row, { chunk: string }>['chunk'];

const blockName = ({ name, block = name }: DesignRow): string | null => block;

/** Values of a block's `design`. */
export const galleryDesigns = /* @__PURE__ */ rows.flatMap((row) => blockName(row) ?? []) as [GalleryDesign, ...GalleryDesign[]];
export const baseGalleryDesign = 'stacked-base' satisfies GalleryDesign & DesignName;

/** The values of a block's `design` that mean another one of `galleryDesigns`. */
export const designSynonyms = /* @__PURE__ */ rows.flatMap(({ synonym }) => synonym ?? []);

/** Returns the design of a block; the base layout for any unknown value. */
export const designOfBlock = (value: unknown): DesignRow =>
  rows.find((row) => value && [blockName(row), row.synonym].includes(value as string)) || designRows[0];

/** Returns the name of a block's design: gallery#block-designs. */
export const designNameOfBlock = (value: unknown): GalleryDesign => blockName(designOfBlock(value)) as GalleryDesign;

/** Returns the design of a gallery section by its `data-controller`; undefined for other kinds. */
export const designOfSection = (controller: string | undefined): DesignRow | undefined =>
  rows.find(({ section }) => controller && section && controller.endsWith(section));

/** Returns the design that a template's script names (gallery#template-design-names); undefined for an unknown name. */
export const designOfScript = (name: unknown): DesignRow | undefined =>
  rows.find((row) => name && [row.name, blockName(row)].includes(name === 'base' ? baseGalleryDesign : (name as string)));

/** Returns the chunk of a design by its name in the engine; undefined for an unknown name. */
export const chunkOfDesign = (design: string): DesignChunk | undefined => {
  const row: Row | undefined = designRows.find(({ name }) => name === design);
  return row && ('chunk' in row ? row.chunk : 'gallery-layouts');
};

/** Returns the chunks of a design, separated by blanks: those with a chunk of their own need the steps as well. Empty for an unknown name. */
export const chunksOfDesign = (design: string): string => {
  const chunk = chunkOfDesign(design) ?? '';
  return chunk && chunk !== 'gallery-layouts' ? `gallery-steps ${chunk}` : chunk;
};
