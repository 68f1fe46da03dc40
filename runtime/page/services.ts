import type { Animations } from '../animations/animations.ts';
import type { Calls } from '../calls/calls.ts';
import type { Commerce } from '../commerce/commerce.ts';
import type { Dialogs } from '../dialogs/dialogs.ts';
import type { Chunks } from '../lib/load-chunk.ts';
import type { Owner } from '../owner/owner.ts';
import type { ThirdParties } from '../third-parties/third-parties.ts';
import type { Helpers } from './helpers.ts';
import type { Page } from './page.ts';

/** What a page may need but rarely does: each is a chunk of its own, of the same name. */
export interface Services {
  readonly animations: Animations;
  readonly calls: Calls;
  readonly dialogs: Dialogs;
  readonly owner: Owner;
  readonly commerce: Commerce;
  readonly helpers: Helpers;
  readonly 'third-parties': ThirdParties;
}

/** The one instance of a service on this page. Rejects with ChunkLoadError; the next one who asks has another try. */
export type GetService = <Name extends keyof Services>(name: Name) => Promise<Services[Name]>;

export interface ServiceChunk<Name extends keyof Services> {
  readonly create: (page: Page) => Services[Name];
}

export function createServices(chunks: Chunks, page: () => Page): GetService {
  const made: Partial<Services> = {};
  return async <Name extends keyof Services>(name: Name) => {
    const { create } = await chunks.load<ServiceChunk<Name>>(name);
    made[name] ??= create(page());
    return made[name] as Services[Name];
  };
}
