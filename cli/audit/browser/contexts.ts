import { type DevtoolsSession, sendOnly } from './devtools.ts';

/** Properties of a browser context that cannot be changed later. */
interface ContextKind {
  readonly windowSize: { readonly width: number; readonly height: number };
  readonly proxyServer: string | undefined;
}

/** A browser context without data, with a blank tab. */
interface BlankContext {
  readonly browserContextId: string;
  readonly targetId: string;
}

export interface Contexts {
  /** Returns a context that no other profile has. */
  take(kind: ContextKind): Promise<BlankContext>;
  /** Makes a context of this kind for the next `take`, while the browser is otherwise idle. */
  makeAhead(kind: ContextKind): void;
}

/** Contexts of a browser. With `areMadeAhead`, the next one is made while the pages of earlier ones load. */
export function createContexts(root: DevtoolsSession, { areMadeAhead }: { readonly areMadeAhead: boolean }): Contexts {
  let ahead: { readonly key: string; readonly context: Promise<BlankContext> } | null = null;
  const dispose = ({ browserContextId }: BlankContext) => sendOnly(root, 'Target.disposeBrowserContext', { browserContextId });
  const makeAhead = (kind: ContextKind) => {
    if (!areMadeAhead) return;
    const context = makeContext(root, kind);
    context.catch(() => undefined);
    ahead = { key: JSON.stringify(kind), context };
  };
  return {
    makeAhead,
    take(kind) {
      const made = ahead;
      makeAhead(kind);
      if (made === null) return makeContext(root, kind);
      if (made.key === JSON.stringify(kind)) return made.context.catch(() => makeContext(root, kind));
      void made.context.then(dispose, () => undefined);
      return makeContext(root, kind);
    },
  };
}

async function makeContext(root: DevtoolsSession, { windowSize, proxyServer }: ContextKind): Promise<BlankContext> {
  const proxy = proxyServer === undefined ? {} : { proxyServer };
  const { browserContextId } = await root.send('Target.createBrowserContext', { disposeOnDetach: true, ...proxy });
  sendOnly(root, 'Browser.setDownloadBehavior', { behavior: 'deny', browserContextId });
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId, ...windowSize });
  return { browserContextId, targetId };
}
