import type { StoredItem } from '../../artifacts/artifacts.ts';
import type { DevtoolsSession } from '../../browser/devtools.ts';
import { readerCall } from '../../browser/in-page-scripts.ts';
import { inTime } from '../../browser/in-time.ts';
import { waitMs } from '../../browser/waits.ts';

/** Documents of a tab, each with its script context. */
export interface FrameContexts {
  /** Returns the storage of frames whose origin is not that of the page; nothing for a frame that does not respond. */
  storage(pageUrl: string, maxLength: number): Promise<StoredItem[]>;
}

interface Context {
  readonly session: DevtoolsSession;
  readonly id: number;
  readonly origin: string;
}

/** Maximum number of origins, because a page may show hundreds of advertisements. */
const maxOrigins = 30;

export function watchFrames(): FrameContexts & { watch(session: DevtoolsSession): void } {
  const contexts = new Set<Context>();
  const remove = (isRemoved: (context: Context) => boolean) => {
    for (const context of contexts) if (isRemoved(context)) contexts.delete(context);
  };
  const read = async ({ session, id, origin }: Context, maxLength: number): Promise<StoredItem[]> => {
    const expression = readerCall('readStorage', maxLength);
    const reading = session.send('Runtime.evaluate', { expression, contextId: id, returnByValue: true });
    const { result } = await inTime(reading, waitMs('readFrame'), 'reading a frame');
    const items = Array.isArray(result.value) ? (result.value as StoredItem[]) : [];
    // The name of a frame is given by its page.
    return items.filter(({ kind }) => kind !== 'window.name').map((item) => ({ ...item, origin }));
  };
  return {
    watch(session) {
      session.on('Runtime.executionContextCreated', ({ context: { id, origin, auxData } }) => {
        if ((auxData as { isDefault?: unknown } | undefined)?.isDefault === true) contexts.add({ session, id, origin });
      });
      session.on('Runtime.executionContextDestroyed', ({ executionContextId }) =>
        remove((context) => context.session === session && context.id === executionContextId),
      );
      session.on('Runtime.executionContextsCleared', () => remove((context) => context.session === session));
      session.on('closed', () => remove((context) => context.session === session));
    },
    async storage(pageUrl, maxLength) {
      const ownOrigin = URL.canParse(pageUrl) ? new URL(pageUrl).origin : '';
      const byOrigin = new Map<string, Context>();
      for (const context of contexts)
        if (/^https?:/.test(context.origin) && context.origin !== ownOrigin) byOrigin.set(context.origin, context);
      const readings = [...byOrigin.values()].slice(0, maxOrigins).map((context) => read(context, maxLength).catch(() => []));
      return (await Promise.all(readings)).flat();
    },
  };
}
