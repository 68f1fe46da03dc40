/** THE TABLES of gallery designs. Every other list of them is derived from these. Spec 1 §2, §3, §9, wild §2. */

export interface DesignRow {
  /** The engine's name for it. */
  readonly name: string;
  /** What a block's `design` says to get it, where that is another word; null: blocks have none of it. */
  readonly block?: string | null;
  /** In the `data-controller` of the gallery sections of template version 7.1 that look so. */
  readonly section?: string;
  /**
   * What is reserved while the page is still being read, so that nothing moves when the code comes. Absent: a box for each slide.
   * `one`: a box for them all, whose slides stay hidden until then. null: nothing, the page's CSS says it all.
   */
  readonly boxes?: 'one' | null;
}

/** The gallery section that is laid out in rows. */
export const rowsSection = 'Strips';

/** The first is the base layout. The boot script carries this table: what most designs have is left out. */
export const designRows = [
  { name: 'stacked-base', boxes: null },
  { name: 'strip', block: 'slider', boxes: 'one' },
  { name: 'stacked', block: 'slideshow', boxes: 'one' },
  { name: 'grid', section: 'Grid' },
  { name: 'autogrid' },
  { name: 'autocolumns', section: 'Masonry' },
  { name: 'carousel' },
  { name: 'list' },
  { name: 'autorows', block: null, section: rowsSection },
  { name: 'slides', block: null, section: 'Slideshow', boxes: null },
  { name: 'reel', block: null, section: 'Reel', boxes: null },
] as const satisfies readonly DesignRow[];

/** The chunks whose `designs` has a design under its name; the others are in `gallery-layouts`. Apart, for the boot script's sake. */
const designChunks = {
  strip: 'gallery-strip',
  stacked: 'gallery-steps',
  carousel: 'gallery-carousel',
  slides: 'gallery-slides',
  reel: 'gallery-reel',
} as const satisfies { readonly [Name in DesignName]?: `gallery-${string}` };

type Row = (typeof designRows)[number];
const rows: readonly DesignRow[] = designRows;

/** A design by the engine's name. */
export type DesignName = Row['name'];
/** A value of a block's `design`. */
export type GalleryDesign = NonNullable<
  Row extends infer R ? (R extends { block: infer Block } ? Block : R[keyof R & 'name']) : never
>;
/** The chunk of a design. */
export type DesignChunk = 'gallery-layouts' | (typeof designChunks)[keyof typeof designChunks];

const blockName = ({ name, block = name }: DesignRow): string | null => block;

/** Values of a block's `design`. Any other value falls back to the base layout. */
export const galleryDesigns = /* @__PURE__ */ rows.flatMap((row) => blockName(row) ?? []) as [GalleryDesign, ...GalleryDesign[]];
export const baseGalleryDesign = 'stacked-base' satisfies GalleryDesign & DesignName;

/** The design that a block's `design` asks for; the base layout for any value that is none. Spec 1 §2. */
export const designOfBlock = (value: unknown): DesignRow =>
  rows.find((row) => value && blockName(row) === value) || designRows[0];

/** The design of a gallery section, by its `data-controller`; undefined for kinds that are none of ours. Wild §2. */
export const designOfSection = (controller: string | undefined): DesignRow | undefined =>
  rows.find(({ section }) => controller && section && controller.endsWith(section));

/** The design that a template's script asks for, by any of its names (`base` is one of the base layout's); undefined for a name that is none. */
export const designOfScript = (asked: unknown): DesignRow | undefined =>
  rows.find((row) => asked && [row.name, blockName(row)].includes(asked === 'base' ? baseGalleryDesign : (asked as string)));

/** The chunk of the design that has this name in the engine; undefined for a name that is none. */
export const chunkOfDesign = (asked: string): DesignChunk | undefined => {
  const row = designRows.find(({ name }) => name === asked);
  const chunks: { readonly [Name in DesignName]?: DesignChunk } = designChunks;
  return row && (chunks[row.name] ?? 'gallery-layouts');
};
