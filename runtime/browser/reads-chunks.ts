/**
 * The browser reads what the chunks are written in: ES2021, which `Promise.any` came with (Chrome 85, Firefox 79, Safari 14). The boot
 * script itself is written for older ones (README, "Browsers"), so that it can tell.
 */
export const readsChunks = (): boolean => 'any' in Promise;
