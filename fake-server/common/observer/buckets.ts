import { type Observer, prototypeOf } from './observer.ts';
import { textsIn } from './texts-in.ts';

/**
 * Reports the names of storage buckets, whose databases, caches and files are reported as others are, and the interest groups
 * that the browser keeps for advertisers.
 */
export function watchBuckets({ record, stackNow, whenExposed, wrap }: Observer): void {
  whenExposed('StorageBucketManager', () =>
    wrap(prototypeOf('StorageBucketManager'), 'open', (_self, [name]) => {
      record({ kind: 'storage', via: 'storageBuckets', text: String(name), stack: stackNow() });
      return null;
    }),
  );
  wrap(prototypeOf('Navigator'), 'joinAdInterestGroup', (_self, [group]) => {
    const { name } = group as { readonly name?: unknown };
    record({ kind: 'storage', via: 'interestGroups', text: String(name), body: textsIn(group).join(' '), stack: stackNow() });
    return null;
  });
}
