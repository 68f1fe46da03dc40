/** What a page may need but rarely does: each is a chunk of the same name. Filled by the features that offer one, in their `service.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: open, for the features to extend
export interface Services {}

/** The one instance of a service on this page. Rejects with ChunkLoadError; the next one who asks has another try. */
export type GetService = <Name extends keyof Services>(name: Name) => Promise<Services[Name]>;
