// covers: cli/audit/visit/
import { expect, test } from 'vitest';
import { loadConsentRules, unanswered } from '../../../cli/audit/visit/answer/consent-rules.ts';
import { auditWorld } from '../../helpers/audit/audit-run.ts';
import { serveInFile } from '../../helpers/platform/serve-in-file.ts';

const world = auditWorld();

/** A page whose banner stores the answer in `localStorage.answered` and is shown until then. */
const page = (banner: string, script: string) => `<!doctype html><title>Another make</title><p>Hello
<template>${banner}</template><script>
  const show = () => { if (!localStorage.answered) document.body.append(document.querySelector('template').content.cloneNode(true)); };
  const close = (answer) => { localStorage.answered = answer; for (const box of document.querySelectorAll('.box')) box.remove(); };
  // Traces of the rules that a page could notice: names on its window, styles in its head.
  setTimeout(() => {
    const seen = Object.keys(window).filter((name) => /consent|audit|rules/i.test(name)).length + document.querySelectorAll('style').length;
    document.cookie = seen === 0 ? 'sees-nothing=1' : 'sees-the-audit=1';
  }, 30000);
  ${script}
</script>`;

const pages: Readonly<Record<string, string>> = {
  // A late banner. Its decline is on a second screen, and the page sets a tracking cookie after it.
  '/second-screen': page(
    `<div id="onetrust-consent-sdk" class="box"><div id="onetrust-banner-sdk" style="position:fixed;bottom:0;height:80px;width:400px">
      <button id="onetrust-accept-btn-handler">Accept all</button><button id="onetrust-pc-btn-handler">Choose</button></div>
      <div id="onetrust-pc-sdk" hidden style="position:fixed;top:0;height:80px;width:400px"><input type="checkbox" class="category-switch-handler" checked>
      <button class="save-preference-btn-handler">Save</button></div></div>`,
    `setTimeout(() => {
      show();
      document.querySelector('#onetrust-accept-btn-handler')?.addEventListener('click', () => close('yes'));
      document.querySelector('#onetrust-pc-btn-handler')?.addEventListener('click', () => { document.querySelector('#onetrust-pc-sdk').hidden = false; });
      document.querySelector('.save-preference-btn-handler')?.addEventListener('click', () => { close('no'); document.cookie = '_gid=GA1.1.7.7; max-age=86400'; });
    }, 1500);`,
  ),
  // A banner whose rule is evaluated in the page's main world.
  '/by-object': page(
    `<div id="CybotCookiebotDialog" class="box" style="position:fixed;bottom:0;height:80px;width:400px">
      <button id="CybotCookiebotDialogBodyButtonAccept">OK</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinDeclineAll">No</button></div>`,
    `window.Cookiebot = { hasResponse: false, dialog: { visible: true } };
     show();
     document.querySelector('#CybotCookiebotDialogBodyButtonAccept')?.addEventListener('click', () => { close('yes'); document.cookie = '_ga=GA1.1.8.8; max-age=86400'; });
     document.querySelector('#CybotCookiebotDialogBodyLevelButtonLevelOptinDeclineAll')?.addEventListener('click', () => close('no'));`,
  ),
  // A banner with a declared rule, and a tracker that does not wait for the answer.
  '/does-not-wait': page(
    `<div id="cmplz-cookiebanner-container" class="box"><div class="cmplz-cookiebanner" style="position:fixed;bottom:0;height:80px;width:400px">
      <button class="cmplz-accept">Yes</button><button class="cmplz-deny">No</button></div></div>`,
    `document.cookie = '_fbp=fb.1.1.1; max-age=86400';
     show();
     document.querySelector('.cmplz-accept')?.addEventListener('click', () => close('yes'));
     document.querySelector('.cmplz-deny')?.addEventListener('click', () => { close('no'); document.cookie = '_fbp=; max-age=0'; });`,
  ),
  '/no-banner': page('', ''),
};

const server = serveInFile((request, response) => {
  const text = pages[request.url ?? ''];
  response.writeHead(text ? 200 : 404, { 'Content-Type': 'text/html' }).end(text);
});

test('banners of other vendors are found and answered by rules, and the page cannot detect the rules', async () => {
  const origin = `http://127.0.0.1:${server.port}`;
  const report = await world.audit(
    Object.keys(pages).map((path) => ({ kind: 'url', url: origin + path })),
    { journeys: ['accepted', 'accepted-return', 'declined', 'declined-return'] },
  );
  const found = report.pages.map(({ url, findings }) => [
    new URL(url).pathname,
    findings
      .filter(({ ruleId }) => ruleId.startsWith('cookie-'))
      .map(({ ruleId, evidence }) => {
        const { subject, journeys } = evidence as { subject: string; journeys: string[] };
        return `${ruleId}: ${subject} in ${journeys}`;
      })
      .filter((line) => !line.includes('sees-nothing')),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    '/second-screen': ['cookie-after-decline: 127.0.0.1 _gid in declined,declined-return'],
    '/by-object': [],
    '/does-not-wait': [
      'cookie-before-consent: 127.0.0.1 _fbp in accepted,declined',
      'cookie-after-decline: 127.0.0.1 _fbp in declined-return',
    ],
    '/no-banner': [],
  });
  const [second, object, , none] = report.pages;
  expect(second?.journeys.map(({ name }) => name)).toEqual(['accepted', 'accepted-return', 'declined', 'declined-return']);
  expect(object?.journeys[0]?.cookies.map(({ name }) => name)).toContain('_ga');
  for (const { cookies } of report.pages.flatMap(({ journeys }) => journeys))
    expect(cookies.map(({ name }) => name).filter((name) => name.startsWith('sees-'))).toEqual(['sees-nothing']);
  const answers = report.traffic.flatMap(({ events }) => events.filter(({ kind }) => kind === 'answer').map(({ text }) => text));
  expect(answers.slice(0, 2)).toEqual([
    'the visitor says yes to the banner of OneTrust',
    'the visitor says no to the banner of OneTrust',
  ]);
  expect(object?.answers.map(({ by }) => by)).toEqual(['rules', 'rules']);
  expect(none?.journeys).toEqual([]);
  // Without a visit that was made, nothing was judged.
  expect(none).toMatchObject({ verdict: 'undecided', findings: [] });
  expect(none?.undecided[0]?.reason).toBe(`none of the journeys could be made: ${unanswered.noBanner}`);
});

test('a named control that is no CSS selector ends the audit with status 2', async () => {
  const targets = [{ kind: 'url', url: `http://127.0.0.1:${server.port}/no-banner` }] as const;
  const banner = { root: null, text: null, accept: 'my-banner >>> a[[', decline: '#no' };
  await expect(world.audit(targets, { journeys: ['first'], banner })).rejects.toMatchObject({
    message: '--banner-accept: "my-banner >>> a[[" is no CSS selector.',
    exitCode: 2,
  });
});

test('loadConsentRules returns null without its package', async () => {
  const resolve = (() => {
    throw new Error('Cannot find module');
  }) as unknown as NodeJS.RequireResolve;
  expect(await loadConsentRules(resolve)).toBeNull();
});
