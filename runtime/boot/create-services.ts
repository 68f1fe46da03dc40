// Part of the boot script.
import type { ChunkExports, Chunks } from '../browser/load-chunk.ts';
import type { GetService, Page, ServiceChunk, Services } from '../page/page.ts';

export function createServices(chunks: Pick<Chunks, 'load'>, page: () => Page): GetService {
  const made: Partial<Services> = {};
  return async <Name extends keyof Services>(name: Name) => {
    // `runtime/chunks.ts` does not compile if a service has no chunk.
    const { create } = (await chunks.load(name as Name & keyof ChunkExports)) as unknown as ServiceChunk<Name>;
    made[name] ||= create(page());
    return made[name] as Services[Name];
  };
}
