import { setTimeout as delay } from 'node:timers/promises';
import { start } from '../../../fake-server/start.ts';
import { openWays, type Ways } from '../../browser/sealed/way.ts';
import type { EngineName, Tab } from '../../engines/facade/tab.ts';
import { eventually } from '../run/eventually.ts';
import { pathOf, startOutside } from './outside.ts';
import { waysSite } from './ways-site.ts';
import { withoutAllowlist } from './without-allow-list.ts';

/** The tab of a visitor, and a function that closes it. */
type Visitor = Pick<Tab, 'goto' | 'click' | 'close'>;

const maxOpenMs = 5000;
const settleMs = 150;

interface Walked {
  /** The names of the ways by which something has arrived outside. */
  readonly open: readonly string[];
  /** Those that the tables name as open in this engine. */
  readonly expected: readonly string[];
}

/**
 * Tries each way in an engine without the header `Connection-Allowlist`, or in a browser with it. Each way has a visitor of its
 * own.
 */
export async function walkWays(
  ways: Ways,
  engine: EngineName | 'allow-list',
  newVisitor: () => Promise<Visitor>,
): Promise<Walked> {
  const outside = await startOutside(ways);
  const platform = await start({ sites: [waysSite(ways, outside)], network: false });
  const front = engine === 'allow-list' ? { port: platform.port, close() {} } : await withoutAllowlist(platform.port);
  const isOpen = ({ open, closedIn }: Ways[string]) =>
    open !== undefined && closedIn !== engine && (openWays[open].engines as readonly string[]).includes(engine);
  try {
    for (const [name, way] of Object.entries(ways)) {
      const visitor = await newVisitor();
      try {
        const opened = visitor.goto(`http://sealed.localhost:${front.port}${pathOf(name)}`).catch(() => {});
        // A page that leaves at once may never be there.
        await Promise.race([opened, delay(maxOpenMs)]);
        if (way.press) await visitor.click(way.press);
        // Nothing is expected of a way that is closed, so that nothing can be awaited.
        await delay(settleMs);
        if (isOpen(way))
          await eventually(() => {
            if (!outside.arrived.has(name)) throw new Error(`Nothing has arrived by ${name}.`);
          });
      } finally {
        await visitor.close();
      }
    }
    await outside.afterOthers();
    const expected = Object.entries(ways).flatMap(([name, way]) => (isOpen(way) ? [name] : []));
    return { open: [...outside.arrived].sort(), expected: expected.sort() };
  } finally {
    front.close();
    await platform.close();
    outside.close();
  }
}
