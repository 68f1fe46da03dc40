import type { Page } from './page.ts';
import type { Services } from './services.ts';

/** What the chunk of a service exports. */
export interface ServiceChunk<Name extends keyof Services> {
  readonly create: (page: Page) => Services[Name];
}
