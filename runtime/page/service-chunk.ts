import type { Page } from './page.ts';
import type { Services } from './services.ts';

/** The exports of the chunk of a service. */
export interface ServiceChunk<Name extends keyof Services> {
  readonly create: (page: Page) => Services[Name];
}
