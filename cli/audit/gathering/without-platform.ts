import { hostOf } from '../artifacts/addresses.ts';
import type { Initiator, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';

/** Cookie that the fake platform sets with every page. */
const platformCookie = 'crumb';

/**
 * Returns the artifacts of a served page without the effects of the server and its runtime, where the page has no page context: it is of
 * another make, which has neither.
 */
export function withoutPlatform(page: PageArtifacts): PageArtifacts {
  if (page.site === null) return page;
  return { ...page, visits: page.visits.map((visit) => (visit.context === null ? asGiven(visit) : visit)) };
}

function asGiven(visit: PageVisit): PageVisit {
  const writes = visit.writes.filter(
    ({ name, initiator }) => !isRuntime(initiator) && !(name === platformCookie && initiator.kind === 'response'),
  );
  const kept = writes.map(({ name }) => name);
  const dropped = [platformCookie, ...visit.writes.map(({ name }) => name)].filter((name) => !kept.includes(name));
  const without = (jar: PageVisit['jarAfter']) => jar.filter(({ name }) => !dropped.includes(name));
  return {
    ...visit,
    writes,
    jarBefore: without(visit.jarBefore),
    jarAtAnswer: visit.jarAtAnswer && without(visit.jarAtAnswer),
    jarAfter: without(visit.jarAfter),
    calls: visit.calls.filter(({ sentBy }) => !isRuntime(sentBy)),
    storageWrites: visit.storageWrites.filter(({ initiator }) => !isRuntime(initiator)),
  };
}

const isRuntime = (initiator: Initiator | null): boolean =>
  initiator?.kind === 'script' && hostOf(initiator.url) === 'static.localhost';
