import { expect, test } from 'vitest';
import { isDeniedInConsentMode, isRecording, trackerCall } from '../../../../cli/audit/parties/tracker-calls.ts';

const own = 'https://shop.example';
const ownerOf = (path: string, body = '') => trackerCall({ url: `${own}${path}`, body })?.owner ?? null;

test.each([
  ['/x/y?v=2&tid=G-ABC123&cid=1.2&en=page_view', '', 'Google Analytics'],
  ['/gtag/js?id=G-ABC1234', '', 'Google Analytics'],
  ['/load.js?id=GTM-ABCD12', '', 'Google Tag Manager'],
  ['/matomo.php?idsite=1&rec=1', '', 'Matomo'],
  ['/js/tracker.php?action_name=x&idsite=1&rec=1', '', 'Matomo'],
  ['/matomo.php', '{"requests":["?idsite=1&rec=1"]}', 'Matomo'],
  ['/api/event', '{"n":"pageview","u":"https://shop.example/","d":"shop.example"}', 'Plausible'],
  ['/api/send', '{"type":"event","payload":{"website":"3f2b8c1e-9d4a-4e5f-8a6b-7c8d9e0f1a2b"}}', 'Umami'],
  ['/tr?id=123456789012345&ev=PageView&dl=https%3A%2F%2Fshop.example', '', 'Meta Pixel'],
  ['/ingest/e/?ip=1&ver=1.200.0', 'data=x', 'PostHog'],
  ['/com.snowplowanalytics.snowplow/tp2', '{}', 'Snowplow'],
  ['/v1/t', '{"anonymousId":"a","messageId":"b","type":"track"}', 'Segment'],
  ['/b/ss/shop/1/JS-2.22.0/s123', '', 'Adobe Analytics'],
  ['/watch/12345?browser-info=x', '', 'Yandex Metrica'],
  ['/cdn-cgi/zaraz/t', '', 'Cloudflare Zaraz'],
  ['/_vercel/insights/view', '{}', 'Vercel Analytics'],
])('%s %s is a request of %s', (path, body, owner) => expect(ownerOf(path, body)).toBe(owner));

test.each([
  ['/collect?tid=1', ''],
  ['/api/event', '{"name":"cart"}'],
  ['/search?id=12345678&ev=1', ''],
  ['/product?id=GTM', ''],
  ['/watch/12345', ''],
  ['/e/', ''],
  ['/batch', '{"items":[]}'],
  ['/track?order=1', ''],
  ['/page?idsite=1', ''],
])('%s %s is of no tracker', (path, body) => expect(ownerOf(path, body)).toBeNull());

test('a recording is recognised by its events, by markup and by positions of the mouse', () => {
  const at = 1_700_000_000_000;
  expect(isRecording(JSON.stringify([{ type: 3, data: { source: 1 }, timestamp: at }, { more: 'text' }]))).toBe(true);
  expect(isRecording(JSON.stringify({ html: '<html><body class="a"><p>Text</p></body></html>' }))).toBe(true);
  expect(
    isRecording(
      JSON.stringify({
        moves: [
          { x: 1, y: 2, t: at },
          { x: 3, y: 4, t: at },
        ],
      }),
    ),
  ).toBe(true);
  expect(isRecording(JSON.stringify({ type: 3, data: 'saved', name: 'a cart with a long enough body' }))).toBe(false);
  expect(
    isRecording(
      JSON.stringify({
        points: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
        name: 'a chart',
      }),
    ),
  ).toBe(false);
  expect(isRecording('')).toBe(false);
});

test('denied storage is recognised by the parameter of Consent Mode', () => {
  expect(isDeniedInConsentMode('https://x.example/g/collect?gcs=G100')).toBe(true);
  expect(isDeniedInConsentMode('https://x.example/g/collect?gcs=G111')).toBe(false);
  expect(isDeniedInConsentMode('about:blank')).toBe(false);
});
