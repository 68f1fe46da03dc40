// Part of the boot script.
/**
 * THE TABLE of gallery designs; all other lists of designs are derived from it: gallery#block-designs, gallery#section-designs.
 * The build evaluates it: the boot script has the rows of `earlyDesigns` alone.
 */
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
   * Boxes that are reserved while the page is parsed (gallery#reserved-boxes). `one`: one box, whose slides are hidden until the
   * gallery is mounted. The others have one for each slide: in `rows`, in `columns` of slides with their own heights, or one
   * `below` the other. Absent: none.
   */
  readonly boxes?: 'one' | 'rows' | 'columns' | 'below';
  /**
   * Layouts by the page's CSS that the boxes leave unchanged: `flow` for slides beside one another in the flow, `any` for floats
   * as well.
   */
  readonly keeps?: 'flow' | 'any';
  /**
   * Chunks of the design, separated by blanks: the first exports it, the others move it. `gallery-layouts` if they are left out.
   */
  readonly chunks?: string;
  /** Many pages have the design: its chunks are fetched while the page is parsed, although it has no boxes. */
  readonly isFrequent?: true;
}

/** Kind of gallery section that is laid out in rows. */
export const rowsSection = 'Strips';

/** The first is the base layout. */
export const designRows = [
  { name: 'stacked-base', synonym: 'stacked', isFrequent: true },
  { name: 'strip', block: 'slider', synonym: 'strip', boxes: 'one', chunks: 'gallery-strip gallery-steps' },
  { name: 'stacked', block: 'slideshow', boxes: 'one', chunks: 'gallery-steps' },
  { name: 'grid', section: 'Grid', boxes: 'rows', keeps: 'any' },
  { name: 'autogrid', boxes: 'rows', keeps: 'flow' },
  { name: 'autocolumns', section: 'Masonry', boxes: 'columns', keeps: 'flow' },
  { name: 'carousel', boxes: 'rows', chunks: 'gallery-carousel gallery-steps' },
  { name: 'list', boxes: 'below', keeps: 'any' },
  { name: 'autorows', block: null, section: rowsSection, boxes: 'rows', keeps: 'flow' },
  { name: 'slides', block: null, section: 'Slideshow', chunks: 'gallery-slides gallery-steps', isFrequent: true },
  { name: 'reel', block: null, section: 'Reel', chunks: 'gallery-reel gallery-steps', isFrequent: true },
] as const satisfies readonly DesignRow[];

/**
 * The boot script: the designs with boxes, and those that many pages have. A section or block without a row here gets its chunks
 * later.
 */
export const earlyDesigns: readonly DesignRow[] = (designRows as readonly DesignRow[])
  .filter(({ boxes, isFrequent }) => boxes || isFrequent)
  .map(({ isFrequent: _isFrequent, ...row }) => row);
