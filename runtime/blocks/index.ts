import type { BlockDefinition } from './block.ts';

/** Every block the runtime knows. */
export const blocks: readonly BlockDefinition[] = [];
