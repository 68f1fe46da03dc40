import type { Live, Mountable } from '../page/mountable.ts';

export type { BlockDefinition } from '../page/mountable.ts';

/** What a block's chunk exports: its `mount` throws BlockSkipped for a block whose data cannot be used; any other error is reported. */
export type BlockModule = Mountable;
export type LiveBlock = Live;

/** The block stays as the server sent it: its data say so or cannot be used. Nothing is reported. */
export class BlockSkipped extends Error {
  override readonly name = 'BlockSkipped';
  readonly code: string;

  /** @param reason short and stable; it becomes `data-ss-block-error`. */
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.code = reason;
  }
}

/** By name, because a chunk may carry its own copy of the class. */
export const isBlockSkipped = (error: unknown): error is BlockSkipped => error instanceof Error && error.name === 'BlockSkipped';
