// covers: cli/audit/judging/
import { expect, test } from 'vitest';
import type { PageVisit } from '../../../../cli/audit/artifacts/artifacts.ts';
import { thirdPartyTracking } from '../../../../cli/audit/rules/third-party-tracking.ts';
import { answeredVisit, hit, jarCookie, page, seenRequest, visit } from '../../../helpers/audit/audit-artifacts.ts';

const check = (...visits: Parameters<typeof page>) =>
  thirdPartyTracking.check(page(...visits)).map(({ subject, severity }) => [subject, severity]);
const gtag = seenRequest('https://www.googletagmanager.com/gtag/js', { type: 'Script' });
const beacon = seenRequest('https://collector.example/x', { type: 'Ping', method: 'POST' });

test('a request to a known tracker before consent is an error, data sent to another site are a warning', () => {
  expect(check(visit({ requests: [gtag, gtag, beacon] }))).toEqual([
    ['host www.googletagmanager.com', 'error'],
    ['host collector.example', 'warning'],
  ]);
});

test('fonts of other sites, and calls of page and frame to their own sites, have no finding', () => {
  const requests = [
    seenRequest('https://fonts.example/a.woff2', { type: 'Font' }),
    seenRequest('https://shop.example/api/census/RecordHit', { method: 'POST' }),
    seenRequest('https://frame.example/own', { method: 'POST', page: 'https://frame.example/' }),
  ];
  expect(check(visit({ requests }))).toEqual([]);
});

test('trackers are allowed after a yes, but not after a no', () => {
  const after = { ...gtag, afterAnswer: true };
  expect(check(answeredVisit('accept', { requests: [after] }))).toEqual([]);
  expect(check(answeredVisit('accept', { requests: [gtag] }))).toHaveLength(1);
  expect(check(answeredVisit('decline', { requests: [after] }))).toHaveLength(1);
});

const get = (url: string, more: Partial<Parameters<typeof seenRequest>[1] & object> = {}) => seenRequest(url, more);
const idCookie = (value: string) => jarCookie('visitor', value);

test.each([
  ['https://www.googletagmanager.com/gtm.js?id=GTM-ABCD', 'Script', 'warning'],
  ['https://www.facebook.com/tr?id=123456789&ev=PageView', 'Image', 'error'],
  ['https://www.google.de/pagead/1p-user-list/1/', 'Image', 'error'],
  ['https://plausible.io/js/script.js', 'Script', 'warning'],
  ['https://script.hotjar.com/modules.js', 'Script', 'error'],
  ['https://platform.twitter.com/widgets.js', 'Script', 'error'],
  ['https://widget.intercom.io/widget/x', 'Script', 'warning'],
  ['https://www.youtube.com/embed/x', 'Document', 'warning'],
])('%s as %s before consent is of severity %s', (url, type, severity) => {
  expect(check(visit({ requests: [get(url, { type })] })).map(([, found]) => found)).toEqual([severity]);
});

test.each([
  ['https://fonts.gstatic.com/s/a.woff2', 'Font'],
  ['https://cdn.jsdelivr.net/npm/swiper@11/swiper-bundle.min.js', 'Script'],
  ['https://www.youtube-nocookie.com/embed/x', 'Document'],
  ['https://player.vimeo.com/video/1?dnt=1', 'Document'],
  ['https://maps.googleapis.com/maps/api/js?key=AIzaSyA1b2c3d4e5f6g7h8', 'Script'],
  ['https://tile.openstreetmap.org/1/2/3.png', 'Image'],
  ['https://js.stripe.com/v3/', 'Script'],
  ['https://js.hcaptcha.com/1/api.js', 'Script'],
  ['https://www.google.com/recaptcha/api.js', 'Script'],
  ['https://cdn.cookielaw.org/scripttemplates/otSDKStub.js', 'Script'],
  ['https://secure.gravatar.com/avatar/0123456789abcdef0123456789abcdef?s=96', 'Image'],
  ['https://scontent.fbcdn.net/a.jpg', 'Image'],
  ['https://pictures.example/p.gif?v=12345678', 'Image'],
])('%s as %s before consent is allowed', (url, type) => expect(check(visit({ requests: [get(url, { type })] }))).toEqual([]));

test('data to a service that pages need are a note, a consent record is allowed', () => {
  const post = { type: 'Fetch', method: 'POST' };
  expect(
    check(visit({ requests: [get('https://m.stripe.com/6', post), get('https://consent.cookiebot.com/log', post)] })),
  ).toEqual([['host m.stripe.com', 'note']]);
});

test('a pixel with the visitor’s stored identifier is an error, before an answer and after a no (third-parties#identifiers-sent)', () => {
  const pixel = get('https://pixel.example/p.gif?x=7f3c9a52b1d0&page=1');
  const jarAfter = [idCookie('7f3c9a52b1d0')];
  expect(check(visit({ jarAfter, requests: [pixel] }))).toEqual([['host pixel.example', 'error']]);
  const declined = {
    jarAfter: [...jarAfter, jarCookie('ss_cookieAllowed', 'false')],
    requests: [{ ...pixel, afterAnswer: true }],
  };
  expect(check(answeredVisit('decline', declined))).toEqual([['host pixel.example', 'error']]);
  expect(check(answeredVisit('accept', declined))).toEqual([]);
  const escaped = get(`https://pixel.example/p.gif?d=${Buffer.from('{"u":"7f3c9a52b1d0","more":"text"}').toString('base64')}`);
  expect(check(visit({ jarAfter, requests: [escaped] }))).toEqual([['host pixel.example', 'error']]);
});

test('a value that two new visitors share is a constant, and one that is named an identifier counts', () => {
  const jarAfter = [idCookie('build20261124a7')];
  const requests = [get('https://files.example/a.js?v=build20261124a7', { type: 'Script' })];
  expect(check(visit({ jarAfter, requests }), answeredVisit('decline', { jarAfter, requests }))).toEqual([]);
  const named = (id: string) => [get(`https://pixel.example/p?client_id=${id}`)];
  expect(
    check(visit({ requests: named('account-20261') }), answeredVisit('decline', { requests: named('account-20261') })),
  ).toEqual([]);
  expect(check(visit({ requests: named('7f3c9a52-b1d0') }))).toEqual([['host pixel.example', 'error']]);
});

test('a tracker behind the page’s own host is an error by the shape of its requests (third-parties#own-host-trackers)', () => {
  const collect = get('https://shop.example/metrics/g/collect?v=2&tid=G-ABC1234&cid=1.2&en=page_view', { type: 'Fetch' });
  const matomo = get('https://stats.shop.example/matomo.php?idsite=3&rec=1&_id=0123456789abcdef', { type: 'Image' });
  expect(check(visit({ requests: [collect, matomo] }))).toEqual([
    ['own-host Google Analytics shop.example', 'error'],
    ['own-host Matomo stats.shop.example', 'error'],
  ]);
  const event = { url: 'https://shop.example/api/event', path: '/api/event', method: 'POST' };
  const bodyText = '{"n":"pageview","u":"https://shop.example/","d":"shop.example"}';
  expect(check(visit({ calls: [hit({ ...event, bodyText })] }))).toEqual([['own-host Plausible shop.example', 'warning']]);
  expect(check(visit({ calls: [hit({ ...event, bodyText: '{"name":"cart"}' })] }))).toEqual([]);
});

test('requests of Google tags with denied storage are a warning', () => {
  const ping = get('https://region1.google-analytics.com/g/collect?v=2&tid=G-1ABCDE&gcs=G100&cid=1.2', {
    type: 'Ping',
    method: 'POST',
  });
  expect(check(visit({ requests: [gtag, ping] })).map(([, severity]) => severity)).toEqual(['warning', 'warning']);
  const granted = { ...ping, url: ping.url.replace('G100', 'G111') };
  expect(check(visit({ requests: [gtag, granted] })).map(([, severity]) => severity)).toEqual(['error', 'error']);
});

test('a recording of the session is an error, on other hosts and the own one (third-parties#session-recording)', () => {
  const body = JSON.stringify({
    events: [{ type: 3, data: { source: 1, positions: [{ x: 5, y: 5 }] }, timestamp: 1_700_000_000_000 }],
  });
  const calls = ['https://rec.example/in', 'https://shop.example/in'].map((url) =>
    hit({ url, path: '/in', endpoint: null, method: 'POST', bodyText: body }),
  );
  expect(check(visit({ calls }))).toEqual([
    ['recording rec.example', 'error'],
    ['recording shop.example', 'error'],
  ]);
});

test('a window of a tracker is an error before consent', () => {
  const popup = (url: string) => ({ url, openedBy: null, afterAnswer: false });
  expect(
    check(visit({ popups: [popup('https://ad.doubleclick.net/x'), popup('https://help.example/'), popup('about:blank')] })),
  ).toEqual([['popup ad.doubleclick.net', 'error']]);
});

test('a window of another site gets an identifier that nothing stores, and no challenge of a sign-in', () => {
  const opened = (url: string) => ({ popups: [{ url, openedBy: null, afterAnswer: false }] });
  const found = (one: string, other: string) => check(visit(opened(one)), visit({ journey: 'gpc', ...opened(other) }));
  const [one, other] = ['3f2b8c1e-9d4a-4e5f-8a6b-7c8d9e0f1a2b', '91c0d7aa-52e3-4b1f-9c44-0e6b7a8d2f35'];
  expect(found(`https://deals.example/?id=${one}`, `https://deals.example/?id=${other}`)).toEqual([
    ['popup deals.example', 'error'],
    ['popup deals.example', 'error'],
  ]);
  expect(found(`https://login.example/?code_challenge=${one}`, `https://login.example/?code_challenge=${other}`)).toEqual([]);
});

test('a host of the page’s own owner is not a third party', () => {
  const requests = [get('https://www.googletagmanager.com/gtag/js', { type: 'Script' })];
  expect(
    check(visit({ landedOn: 'https://adtech.co.uk/', requests: [get('https://example.co.uk/p', { method: 'POST' })] })),
  ).toHaveLength(1);
  expect(
    check(visit({ landedOn: 'http://violations.localhost/', requests: [get('http://static.localhost/x', { method: 'POST' })] })),
  ).toEqual([]);
  expect(check(visit({ requests }))).toHaveLength(1);
});

test('a connection to another site that no request shows leaves the rule undecided before a yes', () => {
  const connected = (url: string, afterAnswer = false) => ({
    connections: [{ via: 'RTCPeerConnection', url, openedBy: null, afterAnswer }],
  });
  const undecided = (...visits: Parameters<typeof page>) => thirdPartyTracking.undecided?.(page(...visits));
  expect(undecided(visit(connected('stun:stun.example:3478')))).toBe(
    'it connects to stun.example by RTCPeerConnection, and what it sends there cannot be seen',
  );
  expect(undecided(answeredVisit('decline', connected('turn:turn.example', true)))).toContain('turn.example');
  expect(undecided(visit(connected('stun:chat.shop.example')))).toBe(null);
  expect(undecided(answeredVisit('accept', connected('stun:stun.example', true)))).toBe(null);
  expect(undecided(visit())).toBe(null);
});

test('a body that could not be read leaves the rule undecided before a yes, unless it goes to the page’s or the frame’s own site or a service', () => {
  const undecided = (url: string, more: Parameters<typeof seenRequest>[1] = {}) => {
    const request = seenRequest(url, { type: 'Fetch', method: 'POST', hasUnreadBody: true, ...more });
    return thirdPartyTracking.undecided?.(page(visit({ requests: [request] })));
  };
  expect(undecided('https://collector.example/x')).toBe('it sends data to collector.example that could not be read');
  expect(undecided('https://api.shop.example/x')).toBe(null);
  expect(undecided('https://frame.example/x', { page: 'https://frame.example/' })).toBe(null);
  expect(undecided('https://m.stripe.com/6')).toBe(null);
  const after = seenRequest('https://collector.example/x', { hasUnreadBody: true, afterAnswer: true });
  expect(thirdPartyTracking.undecided?.(page(answeredVisit('accept', { requests: [after] })))).toBe(null);
});

const hint = (via: string, url: string) => ({ via, url, page: 'https://shop.example/', openedBy: null, afterAnswer: false });
const ids = ['3f2b8c1e-9d4a-4e5f-8a6b-7c8d9e0f1a2b', '91c0d7aa-52e3-4b1f-9c44-0e6b7a8d2f35'];

test.each([
  ['preconnect', 'https://*.pixel.example/'],
  ['dns-prefetch', 'https://*.pixel.example/'],
  ['icon', 'https://pixel.example/i.png?v=*'],
  ['manifest', 'https://pixel.example/*/app.json'],
  ['prefetch', 'https://pixel.example/next?a=*'],
])('an identifier that leaves by a link of the kind %s is an error, a constant is not', (via, address) => {
  const visits = (values: readonly string[]) => [
    visit({ hints: [hint(via, address.replace('*', values[0] ?? ''))] }),
    visit({ journey: 'gpc', hints: [hint(via, address.replace('*', values[1] ?? ''))] }),
  ];
  const host = address.includes('*.') ? 'host *.pixel.example' : 'host pixel.example';
  expect(check(...visits(ids))).toEqual([
    [host, 'error'],
    [host, 'error'],
  ]);
  expect(check(...visits([ids[0] ?? '', ids[0] ?? '']))).toEqual([]);
});

test('a connection ahead of requests to a tracker is a warning, also from a header; a look-up of its name is not', () => {
  const found = (...vias: string[]) => check(visit({ hints: vias.map((via) => hint(via, 'https://www.google-analytics.com')) }));
  expect(found('dns-prefetch')).toEqual([]);
  expect(found('dns-prefetch', 'preconnect')).toEqual([['connection www.google-analytics.com', 'warning']]);
  const link = '</a.css>; rel=preload; as=style, <https://static.files.example>; rel="preconnect"; crossorigin';
  const document = seenRequest('https://shop.example/', { type: 'Document', responseHeaders: { Link: link } });
  const served = check(visit({ requests: [document] }));
  expect(served).toEqual([]);
  const tracker = { ...document, responseHeaders: { link: '<https://www.google-analytics.com>; rel=preconnect' } };
  expect(check(visit({ requests: [tracker] }))).toEqual([['connection www.google-analytics.com', 'warning']]);
});

test('an identifier in the fragment of a script of another site is an error', () => {
  const script = (fragment: string) => seenRequest('https://cdn.pixel.example/a.js', { type: 'Script', fragment });
  const [one, other] = ids.map((id) => [script(`#${id}`)]);
  expect(check(visit({ requests: one ?? [] }), visit({ journey: 'gpc', requests: other ?? [] }))).toEqual([
    ['host cdn.pixel.example', 'error'],
    ['host cdn.pixel.example', 'error'],
  ]);
});

test('a frame may send its own identifier to its own site, and not the one that the page stores', () => {
  const sent = seenRequest('https://frame.example/own?u=7f3c9a52b1d0', { page: 'https://frame.example/' });
  const stored = { kind: 'localStorage', name: 'uid', value: '7f3c9a52b1d0' } as const;
  expect(check(visit({ requests: [sent], storage: [stored] }))).toEqual([['host frame.example', 'error']]);
  expect(check(visit({ requests: [sent], storage: [{ ...stored, origin: 'https://frame.example' }] }))).toEqual([]);
  expect(check(visit({ requests: [sent] }))).toEqual([]);
});

test('an identifier that the only visitor sends is found by the view of another device', () => {
  const [one, other] = ids.map((id) => visit({ requests: [get(`https://pixel.example/${id}/p.gif`)] })) as [PageVisit, PageVisit];
  const subjects = (otherDevice?: PageVisit) =>
    thirdPartyTracking.check({ ...page(one), ...(otherDevice && { otherDevice }) }).map(({ subject }) => subject);
  expect(subjects()).toEqual([]);
  expect(subjects(one)).toEqual([]);
  expect(subjects(other)).toEqual(['host pixel.example']);
});

test('a request with more values than are read leaves the rule undecided', () => {
  const undecided = (count: number) =>
    thirdPartyTracking.undecided?.(page(visit({ requests: [get(`https://pixel.example/p?${'a=1&'.repeat(count)}`)] })));
  expect(undecided(900)).toBe(null);
  expect(undecided(1100)).toBe('it sends data to pixel.example that could not be read');
});

test.each(['Prefetch', 'FedCM', 'Document'])(
  'an identifier in a request of the type %s, whose page is its own address, is an error',
  (type) => {
    const sent = (id: string) => {
      const url = `https://pixel.example/next?a=${id}`;
      return [get(url, { type, page: url, sentBy: null })];
    };
    const [one, other] = ids.map(sent);
    expect(check(visit({ requests: one ?? [] }), visit({ journey: 'gpc', requests: other ?? [] }))).toEqual([
      ['host pixel.example', 'error'],
      ['host pixel.example', 'error'],
    ]);
  },
);

test('an identifier in a file of a form is an error', () => {
  const sent = (id: string, boundary: string) =>
    get('https://pixel.example/u', {
      method: 'POST',
      postData: `--${boundary}\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\n${id}\r\n--${boundary}--\r\n`,
    });
  const found = (id: string) =>
    check(
      visit({ requests: [sent(ids[0] ?? '', 'WebKitFormBoundaryUk1o7l4Nq5cyCpMc')] }),
      visit({ journey: 'gpc', requests: [sent(id, 'WebKitFormBoundarywEfEljWfCpXmV5Hb')] }),
    ).map(([, severity]) => severity);
  expect(found(ids[1] ?? '')).toEqual(['error', 'error']);
  expect(found(ids[0] ?? '')).toEqual(['warning', 'warning']);
});
