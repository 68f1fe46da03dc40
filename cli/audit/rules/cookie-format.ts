import { shapeOf } from '../../../fake-server/common/secrets/mask.ts';
import { unescaped } from '../../../runtime/contract/unescaped.ts';
import type { CookieWrite, PageVisit } from '../artifacts/artifacts.ts';
import { callsOf } from '../artifacts/calls.ts';
import { isStoring } from '../artifacts/cookies.ts';
import { consentState } from '../judging/consent-state.ts';
import { defineRule, type Problem } from '../judging/rule.ts';

interface Format {
  readonly pattern: RegExp;
  readonly description: string;
}

/**
 * Formats of the visit cookies and of the answer: analytics#visit-record-format, analytics#visit-session-format and
 * consent#consent-cookie.
 */
const formats: Readonly<Record<string, Format>> = {
  ss_cvr: {
    pattern: /^[^|;,\s]+(\|[1-9]\d*){4}$/,
    description: 'an id and four positive integers, each separated by a bar',
  },
  ss_cvt: { pattern: /^[1-9]\d*$/, description: 'a positive integer without a leading zero' },
  ss_cookieAllowed: { pattern: /^(true|false)$/, description: 'true or false' },
};

/** Cookies have the format that the runtime accepts. Another value is ignored, so that the next visit counts as the first. */
export const cookieFormat = defineRule({
  id: 'cookie-format',
  title: 'Visit and consent cookies are written in the format that the runtime accepts',
  reference: 'analytics#visit-record-format',
  needs: 'platform',
  explain: {
    means: 'A visit or consent cookie has a value that counts as absent.',
    why: 'Values in another format are ignored: each visit counts as a first one, or the visitor is asked on each page.',
    wrong: "document.cookie = 'ss_cvr=visitor-17|2024-05-01|3';",
    right: "document.cookie = 'ss_cvr=7f3c9a52|1748772000000|1748772000000|1748858400000|2';",
    fix: 'Leave these cookies to the runtime. A script that must write them uses the format that the finding names.',
  },
  check: (page) =>
    page.visits.flatMap((visit) => [...visit.writes.flatMap((write) => wrongFormat(visit, write)), ...leftOver(visit)]),
});

/** A hit replaces a record and a session that count as absent: analytics#new-record. */
function leftOver(visit: PageVisit): Problem[] {
  const mayTrack = visit.answer?.choice === 'accept' || !consentState(visit).restrictedAtStart;
  if (!mayTrack || !callsOf(visit).some(({ endpoint }) => endpoint === 'record-hit')) return [];
  return visit.jarAfter.flatMap(({ name, value }) => {
    const format = name === 'ss_cvr' || name === 'ss_cvt' ? formats[name] : undefined;
    if (!format || format.pattern.test(unescaped(value))) return [];
    return [
      {
        subject: name,
        journey: visit.journey,
        message:
          `Cookie ${name} is ${shapeOf(value) || 'empty'} after a hit (x a letter, 0 a digit); it must be ` +
          `${format.description}, because a hit replaces any other value.`,
        initiator: visit.writes.findLast((write) => write.name === name)?.initiator ?? null,
        evidence: { cookie: { name, value } },
      },
    ];
  });
}

function wrongFormat(visit: PageVisit, write: CookieWrite): Problem[] {
  // A cookie may have the name of an inherited property, such as `constructor`.
  const format = Object.hasOwn(formats, write.name) ? formats[write.name] : undefined;
  if (!format || !isStoring(write) || format.pattern.test(unescaped(write.value))) return [];
  return [
    {
      subject: write.name,
      journey: visit.journey,
      message:
        `Cookie ${write.name} is written as ${shapeOf(write.value) || 'nothing'} (x a letter, 0 a digit); it must be ` +
        `${format.description}.`,
      initiator: write.initiator,
      evidence: { cookie: write },
    },
  ];
}
