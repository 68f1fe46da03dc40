import type { Severity } from '../../../fake-server/common/findings.ts';
import { hostOf } from '../artifacts/addresses.ts';
import type { FingerprintUse, PageArtifacts, PageVisit } from '../artifacts/artifacts.ts';
import { consentState } from '../judging/consent-state.ts';
import { isOwnHost } from '../judging/parties-of-page.ts';
import { defineRule, type Problem } from '../judging/rule.ts';
import { partyOf } from '../parties/parties.ts';
import { serviceKinds } from '../parties/party-kinds.ts';

/** While cookies are restricted, the page does not identify the device by its properties: third-parties#fingerprinting. */
export const fingerprinting = defineRule({
  id: 'fingerprinting',
  title: 'The device is not identified by its properties while cookies are restricted',
  reference: 'third-parties#fingerprinting',
  explain: {
    means:
      'While cookies were restricted, a script read how this device draws texts, pictures or sounds, or which fonts it ' +
      'has, and sent the result, or it came from another site.',
    why:
      'The combination identifies a device without a cookie, and the visitor cannot delete it. Laws treat it as reading from ' +
      'the device, which needs consent.',
    wrong: "const print = hash(canvas.toDataURL());\nnavigator.sendBeacon('/collect', print);   // as soon as the page loads",
    right: 'SSRuntime.ready.then(() => { if (SSRuntime.consent.accepted) loadFingerprint(); });',
    fix:
      'Load the named script after the visitor has agreed. A script that protects a form from robots belongs to the page of ' +
      'that form only.',
  },
  check: (page: PageArtifacts) => page.visits.flatMap(fingerprints),
});

function fingerprints(visit: PageVisit): Problem[] {
  const { never, restrictedAtStart, policy } = consentState(visit);
  if (!restrictedAtStart && never === null) return [];
  const uses = visit.fingerprints.filter(
    ({ afterAnswer }) => never !== null || !afterAnswer || (visit.answer?.choice === 'decline' && policy.restrictive),
  );
  const scripts = [...new Set(uses.map(scriptOf))];
  return scripts.flatMap(
    (script) =>
      problemOf(
        visit,
        script,
        uses.filter((use) => scriptOf(use) === script),
      ) ?? [],
  );
}

/** Returns the address of the script without its query; that of the document for a script without an address. */
const scriptOf = ({ initiator, page }: FingerprintUse): string => (initiator?.url || page).replace(/[?#].*$/, '');

const nouns: Readonly<Record<FingerprintUse['technique'], string>> = {
  canvas: 'drawn texts (canvas)',
  webgl: 'the graphics card (WebGL)',
  audio: 'computed sounds (audio)',
  fonts: 'installed fonts',
};

function problemOf(visit: PageVisit, script: string, uses: readonly FingerprintUse[]): Problem | null {
  const [first] = uses;
  const techniques = [...new Set(uses.map(({ technique }) => technique))];
  const severity = severityOf(visit, script, uses, techniques.length);
  if (!first || severity === null) return null;
  const sentTo = hostOf(uses.find((use) => use.sentTo !== undefined)?.sentTo ?? '');
  const what = techniques.map((technique) => nouns[technique]).join(', ');
  const sent = sentTo === '' ? '' : ` and sends a result to ${sentTo}`;
  const when = first.afterAnswer ? 'after the visitor declined' : 'while cookies are restricted';
  return {
    subject: `script ${hostOf(script)}${URL.canParse(script) ? new URL(script).pathname : script}`,
    journey: visit.journey,
    severity,
    message: `${script} reads properties that identify the device: ${what}${sent}, ${when}.`,
    initiator: first.initiator,
    evidence: { techniques, ...(sentTo !== '' && { sentTo }) },
  };
}

/**
 * Returns the severity of a script's uses; null for a script of the page that sends no result. A single use by a file of a
 * library or of a service, such as a captcha, needs a person's decision (our choice).
 */
function severityOf(visit: PageVisit, script: string, uses: readonly FingerprintUse[], techniqueCount: number): Severity | null {
  const isSent = uses.some(({ sentTo }) => sentTo !== undefined);
  const isForeign = hostOf(script) !== '' && !isOwnHost(visit, hostOf(script));
  const { kind } = partyOf(script);
  if (isForeign && serviceKinds.includes(kind) && !['cdn', 'hosting'].includes(kind)) return 'note';
  if (isSent) return 'error';
  if (!isForeign) return techniqueCount >= 3 ? 'warning' : null;
  const isSingle = techniqueCount === 1 && (serviceKinds.includes(kind) || uses.every(({ technique }) => technique === 'webgl'));
  return isSingle ? 'warning' : 'error';
}
