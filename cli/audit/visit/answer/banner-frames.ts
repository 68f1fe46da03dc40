import { bannerMakes } from '../../banner-words/makes.ts';
import { bannerPatterns } from '../../banner-words/patterns.ts';
import type { Tab } from '../../browser/browser.ts';
import type { DevtoolsSession } from '../../browser/devtools.ts';
import { bannerScript, bannerWorldName } from '../../browser/in-page-scripts.ts';
import { inTime } from '../../browser/in-time.ts';
import { waitMs } from '../../browser/waits.ts';
import type { FramePlace } from '../../in-page/banner/found.ts';
import type * as bannerTools from '../../in-page/banner/main.ts';
import type { Watch } from '../watch/watch.ts';

/** A document in which a banner can be: the page, or a frame on top of it. */
export interface BannerFrame {
  readonly isTop: boolean;
  readonly make: string | null;
  /** Calls a tool in the document's isolated world. `closed` are ids of its closed shadow roots. */
  call<Name extends ToolName>(
    name: Name,
    args: Parameters<BannerTools[Name]>,
    closed?: readonly string[],
  ): Promise<Answered<Name>>;
  /** Returns the ids of the document's closed shadow roots. */
  closedRoots(): Promise<string[]>;
  /** Returns a point of the document as one of the page's window; null where something is on top of the frame. */
  inPage(point: Point): Promise<(Point & { readonly isOnTop: boolean }) | null>;
  evaluate<Result>(expression: string): Promise<Result>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The functions of the document's isolated world. */
type BannerTools = Omit<typeof bannerTools, 'takeBannerData'>;
type ToolName = keyof BannerTools;
type Answered<Name extends ToolName> = ReturnType<BannerTools[Name]>;

interface DescribedNode {
  readonly backendNodeId: number;
  readonly shadowRootType?: string;
  readonly children?: readonly DescribedNode[];
  readonly shadowRoots?: readonly DescribedNode[];
}

interface Place {
  readonly session: DevtoolsSession;
  readonly frameId: string;
  readonly parentId: string | null;
}

const worldName = 'cookie banner';
/** Maximum number of frames that are searched. */
const maxFrames = 12;

/** Returns a function that lists the page and the frames on top of it, each with tools in its isolated world. */
export function createBannerFrames(tab: Tab, watch: Watch): (onlyTop: boolean) => Promise<BannerFrame[]> {
  const script = bannerScript({ patterns: bannerPatterns, makes: bannerMakes });
  const ready = new WeakMap<DevtoolsSession, Set<number>>();

  async function openWorld({ session, frameId }: Place): Promise<number> {
    const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId, worldName });
    const known = ready.get(session) ?? new Set();
    ready.set(session, known);
    if (!known.has(executionContextId)) {
      await session.send('Runtime.evaluate', { expression: script, contextId: executionContextId });
      known.add(executionContextId);
    }
    return executionContextId;
  }

  /** Lists the documents of the page, outer ones first. */
  async function places(): Promise<Place[]> {
    const sessions = [tab.session, ...[...watch.documents].filter((session) => session !== tab.session)];
    const lists = await Promise.all(
      sessions.map(async (session): Promise<Place[]> => {
        const read = inTime(session.send('Page.getFrameTree'), waitMs('readBanner'), 'reading frames').catch(() => null);
        const tree = (await read)?.frameTree;
        const list = (one: NonNullable<typeof tree>): Place[] => [
          { session, frameId: one.frame.id, parentId: one.frame.parentId ?? null },
          ...(one.childFrames ?? []).flatMap(list),
        ];
        return tree ? list(tree) : [];
      }),
    );
    return lists.flat().slice(0, maxFrames * 3);
  }

  /** Returns a frame on top of its parent; null for one that is not drawn as a banner. */
  async function childFrame(place: Place, parent: BannerWorld): Promise<BannerWorld | null> {
    const { backendNodeId } = await parent.session.send('DOM.getFrameOwner', { frameId: place.frameId });
    const owner = await parent.objectOf(backendNodeId);
    const read = () => parent.callOn<FramePlace>(owner, 'frame');
    const { isShown, isOverlay, make } = await read();
    if (!isShown || !(isOverlay || !parent.isTop)) return null;
    return worldOf(place.session, await openWorld(place), make ?? parent.make, async ({ x, y }) => {
      const offset = await read();
      const outer = { x: Math.round(x + offset.x), y: Math.round(y + offset.y) };
      const isOnTop = await parent.callOn<boolean>(owner, 'isAt', outer.x, outer.y);
      const inPage = await parent.inPage(outer);
      return inPage && { ...inPage, isOnTop: inPage.isOnTop && isOnTop };
    });
  }

  return async (onlyTop) => {
    const [top, ...others] = await places();
    if (!top) return [];
    const page = worldOf(top.session, await inTime(openWorld(top), waitMs('readBanner'), 'reading the page'), null, null);
    const frames = new Map([[top.frameId, page]]);
    for (const place of onlyTop ? [] : others) {
      const parent = frames.get(place.parentId ?? '') ?? (place.parentId === null ? page : undefined);
      if (!parent || frames.size > maxFrames) continue;
      const frame = await inTime(childFrame(place, parent), waitMs('readBanner'), 'reading a frame').catch(() => null);
      if (frame) frames.set(place.frameId, frame);
    }
    return [...frames.values()];
  };
}

interface BannerWorld extends BannerFrame {
  readonly session: DevtoolsSession;
  objectOf(backendNodeId: number): Promise<string>;
  /** Calls a tool with an element as its first argument. */
  callOn<Result>(objectId: string, name: ToolName, ...args: readonly number[]): Promise<Result>;
}

function worldOf(
  session: DevtoolsSession,
  contextId: number,
  make: string | null,
  inPage: BannerFrame['inPage'] | null,
): BannerWorld {
  async function run<Result>(declaration: string, args: readonly object[]): Promise<Result> {
    const calling = session.send('Runtime.callFunctionOn', {
      functionDeclaration: declaration,
      executionContextId: contextId,
      arguments: [...args],
      returnByValue: true,
    });
    const { result, exceptionDetails } = await inTime(calling, waitMs('readBanner'), 'reading the banner');
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }
  const asArguments = (values: readonly unknown[]) => values.map((value) => ({ value }));
  const callTool = (name: string) => `function(...args) { return globalThis.${bannerWorldName}.${name}(...args); }`;
  const objectOf = async (backendNodeId: number): Promise<string> => {
    const { object } = await session.send('DOM.resolveNode', { backendNodeId, executionContextId: contextId });
    return object.objectId ?? '';
  };
  const evaluate = async <Result>(expression: string): Promise<Result> => {
    const evaluating = session.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    return (await inTime(evaluating, waitMs('readBanner'), 'reading the page')).result.value as Result;
  };
  return {
    session,
    isTop: inPage === null,
    make,
    objectOf,
    evaluate,
    callOn: (objectId, name, ...args) => run(callTool(name), [{ objectId }, ...asArguments(args)]),
    call: (name, args, closed = []) => run(callTool(name), [...asArguments(args), ...closed.map((objectId) => ({ objectId }))]),
    inPage: inPage ?? (async (point) => ({ ...point, isOnTop: true })),
    async closedRoots() {
      const { result } = await session.send('Runtime.evaluate', { expression: `${bannerWorldName}.possibleHosts()`, contextId });
      const reading = session.send('Runtime.getProperties', { objectId: result.objectId ?? '', ownProperties: true });
      const { result: properties } = await inTime(reading, waitMs('readBanner'), 'reading shadow roots');
      const hosts = properties.flatMap(({ name, value }) => (/^\d+$/.test(name) && value?.objectId ? [value.objectId] : []));
      const describe = (objectId: string) => session.send('DOM.describeNode', { objectId, depth: -1, pierce: true });
      const described = await inTime(Promise.all(hosts.map(describe)), waitMs('readBanner'), 'reading shadow roots');
      const closedIn = (one: DescribedNode): number[] => [
        ...(one.shadowRootType === 'closed' ? [one.backendNodeId] : []),
        ...[...(one.shadowRoots ?? []), ...(one.children ?? [])].flatMap(closedIn),
      ];
      const ids = [...new Set(described.flatMap(({ node }) => closedIn(node)))];
      return Promise.all(ids.slice(0, 50).map(objectOf));
    },
  };
}
