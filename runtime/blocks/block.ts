import { RuntimeError } from '../contract/errors.ts';
import type { Live, Mountable } from '../page/mountable.ts';
import type { Page } from '../page/page.ts';

/** A kind of block: where it is found, when it comes to life, and how its code is fetched. Light: it is part of the boot script. */
export interface BlockDefinition {
  /** The value of `data-ss-block` once the block is alive. */
  readonly kind: string;
  readonly selector: string;
  /** `load`: at once; `visible`: when it comes near the view; `idle`: when the browser has nothing better to do. */
  readonly when: 'load' | 'visible' | 'idle';
  readonly load: (page: Page) => Promise<BlockModule>;
  /**
   * Gives the server's HTML the box that the live block will have, so that nothing moves when it comes. The answer takes it
   * back, and is safe to repeat: the mount calls it right before it gives the block its shape.
   */
  readonly reserve?: (element: HTMLElement) => () => void;
}

/** What a block's chunk exports: its `mount` throws BlockSkipped for a block whose data cannot be used; any other error is reported. */
export type BlockModule = Mountable;
export type LiveBlock = Live;

/** The block stays as the server sent it: its data say so or cannot be used. Nothing is reported. */
export class BlockSkipped extends RuntimeError {
  override readonly name = 'BlockSkipped';

  /** @param reason short and stable; it becomes `data-ss-block-error`. */
  constructor(reason: string, cause?: unknown) {
    super(reason, reason, cause);
  }
}

/** By name, because a chunk may carry its own copy of the class. */
export const isBlockSkipped = (error: unknown): error is BlockSkipped => error instanceof Error && error.name === 'BlockSkipped';
