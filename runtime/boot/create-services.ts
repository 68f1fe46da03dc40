import type { ChunkExports, Chunks } from '../browser/load-chunk.ts';
import type { Page } from '../page/page.ts';
import type { ServiceChunk } from '../page/service-chunk.ts';
import type { GetService, Services } from '../page/services.ts';

export function createServices(chunks: Chunks, page: () => Page): GetService {
  const made: Partial<Services> = {};
  return async <Name extends keyof Services>(name: Name) => {
    // The table of chunks does not compile where a service has no chunk that makes it.
    const { create } = (await chunks.load(name as Name & keyof ChunkExports)) as unknown as ServiceChunk<Name>;
    made[name] ||= create(page());
    return made[name] as Services[Name];
  };
}
