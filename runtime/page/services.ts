/** Services that few pages need, each a chunk of the same name. The features that offer one add it. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the features to extend
export interface Services {}

/** Returns the one instance of a service on this page. Rejects with ChunkLoadError; the next call tries again. */
export type GetService = <Name extends keyof Services>(name: Name) => Promise<Services[Name]>;
