import { hostOf } from '../artifacts/addresses.ts';
import type { Initiator, PageArtifacts, PageVisit, Request } from '../artifacts/artifacts.ts';
import { isObserved } from '../artifacts/observed-requests.ts';

/** Cookie that the fake platform sets with every page. */
const platformCookie = 'crumb';

/**
 * Returns the artifacts of a served page without the effects of the server and its runtime, where the page has no page context:
 * it is of another make, which has neither.
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
    requests: visit.requests.flatMap(withoutRuntimeCall),
    storageWrites: visit.storageWrites.filter(({ initiator }) => !isRuntime(initiator)),
  };
}

/** Returns a request of the runtime without its call; nothing for one that the browser did not report. */
function withoutRuntimeCall(request: Request): Request[] {
  if (!request.call || !isRuntime(request.sentBy)) return [request];
  const { call: _call, ...rest } = request;
  return isObserved(request) ? [rest] : [];
}

const isRuntime = (initiator: Initiator | null): boolean =>
  initiator?.kind === 'script' && hostOf(initiator.url) === 'static.localhost';
