import { expect, test } from 'vitest';
import { decodePageContext } from '../../../runtime/contract/site/page-context.ts';
import { firstPartyHosts, isFirstParty, isLocalhost, siteOrigin } from '../../../runtime/features/calls/hosts.ts';

const placeOf = (address: string) => {
  const { protocol, host, hostname, port, origin } = new URL(address);
  return { protocol, host, hostname, port, origin };
};

test.each([
  ['localhost', true],
  ['owner.localhost', true],
  ['a.b.LOCALHOST', true],
  ['notlocalhost', false],
  ['localhost.example', false],
  ['127.0.0.1', false],
])('%s is localhost: %o', (name, expected) => {
  expect(isLocalhost(name)).toBe(expected);
});

// calls#first-party-hosts
test('five hosts of the app domain are first-party; without an app domain no host is', () => {
  expect(firstPartyHosts('app.example')).toHaveLength(5);
  expect(firstPartyHosts('')).toEqual([]);
});

test.each([
  ['the page’s own host', 'http://shop.example/api', true],
  ['the app domain', 'https://app.example/api', true],
  ['its www host', 'https://www.app.example/api', true],
  ['the site’s own domain', 'https://shop.app.example/api', true],
  ['the site’s public address', 'https://known.example/api', true],
  ['another site of the app', 'https://other.app.example/api', false],
  ['a host with the same ending', 'https://evilapp.example/api', false],
  ['another port of the page’s host', 'http://shop.example:81/api', false],
])('%s: first-party is %o', (_, address, expected) => {
  const context = decodePageContext({
    appDomain: 'app.example',
    website: { identifier: 'shop', authenticUrl: 'https://known.example' },
  });
  expect(isFirstParty(new URL(address), context, placeOf('http://shop.example/'))).toBe(expected);
});

// calls#site-domain
test.each([
  [
    'the identifier below the app domain, over https',
    { appDomain: 'app.example', website: { identifier: 'shop' } },
    'https://shop.app.example',
  ],
  ['the internal address of the context', { website: { internalUrl: 'https://in.example/x' } }, 'https://in.example'],
  [
    'on localhost the page’s protocol and port',
    { appDomain: 'localhost', website: { identifier: 'shop' } },
    'http://shop.localhost:4100',
  ],
  ['the page’s origin with an empty context', {}, 'http://here.example:4100'],
  ['the page’s own origin without an identifier', { appDomain: 'app.example' }, 'http://here.example:4100'],
])('the site’s own origin is %s', (_, context, expected) => {
  expect(siteOrigin(decodePageContext(context), placeOf('http://here.example:4100/a'))).toBe(expected);
});

// calls#site-domain
test.each([{ website: { internalUrl: 'https://in.example/x' } }, { appDomain: 'app.example', website: { identifier: 'shop' } }])(
  'calls of a page on localhost stay on this machine: %o',
  (context) => {
    for (const origin of ['http://localhost:4100', 'https://shop.localhost'])
      expect(siteOrigin(decodePageContext(context), placeOf(`${origin}/a`))).toBe(origin);
  },
);
