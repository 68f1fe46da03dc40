// covers: cli/audit/in-page/banner/ cli/audit/visit/ cli/audit/visit/answer/
import { describe, expect, test } from 'vitest';
import type { JourneyName, PageArtifacts } from '../../../cli/audit/artifacts/artifacts.ts';
import { unanswered } from '../../../cli/audit/visit/answer/consent-rules.ts';
import { gatherWorld, withoutPackages } from '../../helpers/audit/gather-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';
import { decoy, measured, otherBoxes, variations } from './makes/variations.ts';

const gather = gatherWorld();
const formBanner = `<div class="govuk-cookie-banner" role="region" aria-label="Cookies"><form method="post" action="/form"><h2>Cookies on this service</h2>
  <p>We use some essential cookies to make this service work. We would like to set more cookies to see how you use it.</p>
  <button name="cookies" value="yes">Accept additional cookies</button><button name="cookies" value="no">Reject additional cookies</button><a href="/help">View cookies</a></form></div>`;
const server = serveInFile((request, response) => {
  const path = request.url ?? '';
  const text = { ...variations, ...otherBoxes, '/decoy': decoy, '/measured': measured }[path];
  const isAnswer = request.method === 'POST';
  const hasAnswer = isAnswer || (request.headers.cookie ?? '').includes('seen=');
  const headers = { 'Content-Type': 'text/html', ...(isAnswer && { 'Set-Cookie': 'seen=1; HttpOnly; Max-Age=86400' }) };
  response.writeHead(text ? 200 : 404, headers).end(text?.replace('<!-- banner -->', hasAnswer ? '' : formBanner));
});
const journeys: readonly JourneyName[] = ['accepted', 'accepted-return', 'declined', 'declined-return'];
const visited = (path: string, wanted = journeys) =>
  gather(`http://127.0.0.1:${server.port}${path}`, wanted, { resolveRules: withoutPackages });

/** Returns how each journey was answered, or why it was not. */
function summary({ visits, skippedJourneys }: PageArtifacts) {
  const given = visits.map(({ journey, answer, bannerOnLoad, jarAfter }) => {
    const how = [answer?.control, answer?.pressedBy, answer && (answer.unverified ?? 'verified')].filter(Boolean);
    const stored = jarAfter.map(({ name, value }) => (name === 'choice' ? value : name)).sort();
    return [journey, `${bannerOnLoad.visible ? 'asked' : 'not asked'}: ${[...how, ...stored].join(', ')}`];
  });
  return { ...skippedJourneys, ...Object.fromEntries(given) };
}

const both = (yes: string, no: string, stored: readonly [yes: string, no: string]) => ({
  accepted: `asked: ${yes}, verified, ${stored[0]}`,
  declined: `asked: ${no}, verified, ${stored[1]}`,
});
const withReturns = (yes: string, no: string, stored: readonly [yes: string, no: string]) => ({
  accepted: `asked: ${yes}, verified, ${stored[0]}`,
  'accepted-return': `not asked: ${stored[0]}`,
  declined: `asked: ${no}, verified, ${stored[1]}`,
  'declined-return': `not asked: ${stored[1]}`,
});

describe('a banner of its own make', () => {
  // The return visits cost as much as the answers; these banners store their answers in three ways: a script, a server, a frame.
  test.each<[string, object]>([
    ['/tracks-after-no', withReturns('Alle akzeptieren', 'Ablehnen', ['_ga, yes', '_ga, no'])],
    ['/draws-again', both('Alle akzeptieren', 'Ablehnen', ['_ga, yes', 'no'])],
    ['/late', both('Alle akzeptieren', 'Ablehnen', ['_ga, yes', 'no'])],
    ['/listens-late', both('Alle akzeptieren', 'Ablehnen', ['yes', 'no'])],
    ['/covered', both('Accept, keyboard', 'Decline, keyboard', ['yes', 'no'])],
    ['/switches', both('Accept all', 'Save preferences', ['yes', 'no'])],
    ['/boxes', both('Tout accepter', 'Enregistrer mes choix', ['yes', 'no'])],
    ['/hostile', both('Alle akzeptieren', 'Ablehnen', ['_ga, yes', 'no'])],
    ['/form', withReturns('Accept additional cookies', 'Reject additional cookies', ['seen', 'seen'])],
    ['/frame', withReturns('Accept all', 'Reject all', ['_ga, yes', 'no'])],
    ['/settings-in-frame', both('Agree and proceed', 'Submit preferences', ['yes', 'no'])],
  ])(
    '%s is accepted and declined',
    async (path, wanted) => {
      expect(summary(await visited(path, Object.keys(wanted) as JourneyName[]))).toEqual(wanted);
    },
    60_000,
  );

  test('an answer that closes the banner, stores nothing and is asked again counts as not given', async () => {
    const given = (control: string) => `asked: ${control}, ${unanswered.notStored(control)}`;
    expect(summary(await visited('/only-hides'))).toEqual({
      accepted: given('Alle akzeptieren'),
      'accepted-return': 'asked: ',
      declined: given('Ablehnen'),
      'declined-return': 'asked: ',
    });
    expect(summary(await visited('/only-hides', ['declined']))).toEqual({ declined: given('Ablehnen') });
  });

  test('a banner that stays open after its control was pressed is not answered', async () => {
    const page = await visited('/stays-open', ['accepted', 'declined']);
    expect(summary(page)).toEqual({
      accepted: 'asked: Alle akzeptieren, verified, yes',
      declined: `asked: Ablehnen, script, ${unanswered.stays('Ablehnen')}`,
    });
  });

  test('its own controls are pressed where rules would press a decoy', async () => {
    const page = await gather(`http://127.0.0.1:${server.port}/decoy`, journeys);
    expect(summary(page)).toEqual(withReturns('Accepteren', 'Weigeren', ['_ga, yes', 'no']));
    expect(page.visits[0]?.answer).toMatchObject({ by: 'click', make: 'Complianz' });
  });

  test('its controls are in the artifacts as they are drawn', async () => {
    const [first] = (await visited('/measured', ['first'])).visits;
    const control = { focusable: true, preTicked: null, isFilled: false };
    const box = { ...control, kind: 'choice', tag: 'input' };
    expect(first?.bannerControls).toMatchObject([
      { ...control, kind: 'other', text: 'Cookie policy', tag: 'a', fontPx: 16 },
      { ...box, name: 'Necessary', focusable: false, preTicked: false },
      { ...box, name: 'Statistics', preTicked: true },
      {
        ...control,
        kind: 'accept',
        text: 'Accept all',
        name: 'Accept all cookies',
        tag: 'button',
        widthPx: 200,
        heightPx: 50,
        fontPx: 20,
        contrast: 21,
        isFilled: true,
      },
      {
        ...control,
        kind: 'reject',
        text: 'Reject',
        tag: 'span',
        focusable: false,
        widthPx: 60,
        heightPx: 20,
        fontPx: 10,
        contrast: 2.32,
      },
      { ...control, kind: 'close', text: '×', name: 'Close' },
    ]);
    expect(first?.bannerOnLoad).toMatchObject({ count: 1, visible: true, acceptVisible: true, declineVisible: true });
  });

  test.each([
    ['/pay-or-consent', unanswered.payOrConsent('Jetzt Abo für 2,99 € im Monat')],
    ['/sold-refusal', unanswered.payOrConsent('Reject all and subscribe for € 5')],
    ['/notice', unanswered.noDecline],
  ])(
    '%s has no control that declines',
    async (path, reason) => {
      const page = await visited(path, ['accepted', 'declined']);
      expect(page.visits.map(({ answer }) => answer?.verified)).toEqual([true]);
      expect(page.skippedJourneys).toEqual({ declined: reason });
    },
    60_000,
  );

  test.each(Object.keys(otherBoxes))(
    '%s is no cookie banner',
    async (path) => {
      const page = await visited(path, ['first', 'declined']);
      const [first] = page.visits;
      expect([first?.bannerOnLoad, first?.bannerControls]).toEqual([expect.objectContaining({ count: 0, visible: false }), []]);
      expect(page.notApplicableJourneys).toEqual({ declined: unanswered.noBanner });
    },
    60_000,
  );
});
