// Part of the boot script.
import { type DesignRow, designRows } from './design-table.ts';

type Row = (typeof designRows)[number];
const rows: readonly DesignRow[] = designRows;

/** Name of a design in the engine. */
export type DesignName = Row['name'];
/** Value of a block's `design`. */
export type GalleryDesign = NonNullable<
  Row extends infer R ? (R extends { block: infer Block } ? Block : R[keyof R & 'name']) : never
>;

type FirstWord<Text> = Text extends `${infer First} ${string}` ? First : Text;
/** Chunk of a design. */
export type DesignChunk = 'gallery-layouts' | FirstWord<Extract<Row, { chunks: string }>['chunks']>;

const blockName = ({ name, block = name }: DesignRow): string | null => block;

/** Values of a block's `design`. */
export const galleryDesigns = /* @__PURE__ */ rows.flatMap((row) => blockName(row) ?? []) as [GalleryDesign, ...GalleryDesign[]];
export const baseGalleryDesign = 'stacked-base' satisfies GalleryDesign & DesignName;

/** The values of a block's `design` that mean another one of `galleryDesigns`. */
export const designSynonyms = /* @__PURE__ */ rows.flatMap(({ synonym }) => synonym ?? []);

/** Returns the design of a block among these; undefined for an unknown value. */
export const findBlockDesign = (designs: readonly DesignRow[], value: unknown): DesignRow | undefined =>
  value ? designs.find((row) => [blockName(row), row.synonym].includes(value as string)) : designs[0];

/** Returns the design of a gallery section among these by its `data-controller`; undefined for other kinds. */
export const findSectionDesign = (designs: readonly DesignRow[], controller: string | undefined): DesignRow | undefined =>
  designs.find(({ section }) => controller && section && controller.endsWith(section));

/** Returns the design of a block; the base layout for any unknown value. */
export const designOfBlock = (value: unknown): DesignRow => findBlockDesign(rows, value) ?? designRows[0];

/** Returns the name of a block's design: gallery#block-designs. */
export const designNameOfBlock = (value: unknown): GalleryDesign => blockName(designOfBlock(value)) as GalleryDesign;

/** Returns the design of a gallery section by its `data-controller`; undefined for other kinds. */
export const designOfSection = (controller: string | undefined): DesignRow | undefined => findSectionDesign(rows, controller);

/** Returns the design that a template's script names (gallery#template-design-names); undefined for an unknown name. */
export const designOfScript = (name: unknown): DesignRow | undefined =>
  rows.find((row) => name && [row.name, blockName(row)].includes(name === 'base' ? baseGalleryDesign : (name as string)));

/** Returns the design of this name in the engine; undefined for an unknown name. */
export const designNamed = (name: string): DesignRow | undefined => rows.find((row) => row.name === name);

/** Returns the chunks of a design, separated by blanks; the first exports it. */
export const chunksOf = ({ chunks = 'gallery-layouts' }: DesignRow): string => chunks;

/** Returns whether each slide has a box before the code of the design arrives. */
export const hasSlideBoxes = ({ boxes }: DesignRow): boolean => Boolean(boxes && boxes !== 'one');
