/** Blocks of a page: found, reserved, mounted when their time comes, marked when they can be seen, and disposed of. */
export { createPageBlocks, type PageBlocks } from './page-blocks.ts';
