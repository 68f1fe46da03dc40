import { otherLifetime } from '../../../fake-server/common/judge/lifetime.ts';
import { durationText } from '../../report/duration-text.ts';
import type { CookieWrite, PageVisit } from '../artifacts/artifacts.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

/** Cookies are written with their documented lifetimes. The written lifetime is judged, because browsers cap the stored one. */
export const cookieLifetime = defineRule({
  id: 'cookie-lifetime',
  title: 'Visit and consent cookies are written with their documented lifetimes',
  reference: 'analytics#visit-record',
  needs: 'platform',
  explain: {
    means: 'A cookie of the platform is written with another lifetime than documented.',
    why: 'Visitors are informed about lifetimes. Browsers cap the stored lifetime, so the written one is judged.',
    wrong: "document.cookie = 'ss_cvr=…; max-age=315360000';   // ten years",
    right: "document.cookie = 'ss_cvr=…; max-age=63072000';    // two years",
    fix: 'Write ss_cvr for 730 days, ss_cvt for 30 minutes, ss_cid for 390 days and ss_cookieAllowed for 30 days.',
  },
  check: (page) => page.visits.flatMap((visit) => visit.writes.flatMap((write) => wrongLifetime(visit, write))),
});

function wrongLifetime(visit: PageVisit, write: CookieWrite): Problem[] {
  const { lifetimeMs } = write;
  const prescribed = write.refused === undefined ? otherLifetime(write.name, lifetimeMs ?? 'session') : null;
  if (!prescribed) return [];
  const { expectedMs } = prescribed;
  const lifetime = lifetimeMs === null ? 'until the browser closes' : `for ${durationText(lifetimeMs)}`;
  return [
    {
      subject: write.name,
      journey: visit.journey,
      message: `Cookie ${write.name} is written to last ${lifetime}; it must last ${durationText(expectedMs)}.`,
      initiator: write.initiator,
      evidence: { cookie: { name: write.name, domain: write.domain, line: write.line }, writtenMs: lifetimeMs, expectedMs },
    },
  ];
}
