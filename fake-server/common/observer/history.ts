import { create } from './natives.ts';
import { type Observer, prototypeOf } from './observer.ts';
import { textsIn } from './texts-in.ts';

/** Reports the states of the tab's history, which outlast a reload and are there when the tab is restored. */
export function watchHistory({ isPage, record, stackNow, wrap }: Observer): void {
  if (!isPage) return;
  const latest: Record<string, string> = create(null);
  const report = (state: unknown): null => {
    const isList = typeof state === 'object' && state !== null;
    for (const [name, value] of isList ? Object.entries(state) : [['', state] as const]) {
      const body = textsIn(value).join(' ');
      // Pages write their state again and again, such as while they are scrolled.
      if (body === '' || latest[name] === body) continue;
      latest[name] = body;
      record({ kind: 'storage', via: 'history.state', text: name, body, stack: stackNow() });
    }
    return null;
  };
  for (const method of ['pushState', 'replaceState']) wrap(prototypeOf('History'), method, (_self, [state]) => report(state));
  const reportOption = (options: unknown) => report((options as { state?: unknown } | undefined)?.state ?? null);
  wrap(prototypeOf('Navigation'), 'navigate', (_self, [, options]) => reportOption(options));
  for (const method of ['reload', 'updateCurrentEntry'])
    wrap(prototypeOf('Navigation'), method, (_self, [options]) => reportOption(options));
}
