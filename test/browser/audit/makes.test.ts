// covers: cli/audit/banner-words/ cli/audit/in-page/banner/ cli/audit/visit/ cli/audit/visit/answer/
import { describe, expect, test } from 'vitest';
import type { PageArtifacts } from '../../../cli/audit/artifacts/artifacts.ts';
import { gatherWorld, withoutPackages } from '../../helpers/audit/gather-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';
import { standInPage } from './makes/stand-in-page.ts';
import { standIns } from './makes/stand-ins.ts';

const gather = gatherWorld();
const server = serveInFile((request, response) => {
  const standIn = standIns[Number(request.url?.slice(1))];
  response.writeHead(standIn ? 200 : 404, { 'Content-Type': 'text/html' }).end(standIn ? standInPage(standIn) : '');
});
const journeys = ['accepted', 'declined'] as const;
const withReturns = ['accepted', 'accepted-return', 'declined', 'declined-return'] as const;

/** Returns the answers and their effects, in short. */
function effects({ visits, skippedJourneys }: PageArtifacts) {
  const of = (journey: string) => visits.find((visit) => visit.journey === journey);
  const answer = (journey: string) => {
    const { make, verified } = of(journey)?.answer ?? {};
    return { make, verified, tracked: of(journey)?.jarAfter.some(({ name }) => name === '_ga') };
  };
  return {
    skipped: { ...skippedJourneys },
    yes: answer('accepted'),
    no: answer('declined'),
    asked: visits.map(({ bannerOnLoad }) => bannerOnLoad.visible),
  };
}

describe.each(standIns.map((standIn, index) => ({ ...standIn, index })))('$make ($language, $index)', ({ make, index }) => {
  // The return visits cost as much as the answers; banners store their answers in few ways.
  const returns = index % 3 === 0;

  test(`its banner is accepted and declined with its own controls${returns ? ', and does not come back' : ''}`, async () => {
    const address = `http://127.0.0.1:${server.port}/${index}`;
    const page = await gather(address, returns ? withReturns : journeys, { resolveRules: withoutPackages });
    expect(effects(page)).toEqual({
      skipped: {},
      yes: { make, verified: true, tracked: true },
      no: { make, verified: true, tracked: false },
      asked: returns ? [true, false, true, false] : [true, true],
    });
  });
});
