import { expect, test } from 'vitest';
import { thirdPartyAddresses } from '../../../runtime/features/third-parties/addresses.ts';

const published = thirdPartyAddresses({ protocol: 'https:', hostname: 'shop.example', port: '' });
const local = thirdPartyAddresses({ protocol: 'http:', hostname: 'owner.localhost', port: '4100' });

// third-parties#third-party-stand-ins
test('on localhost every address is a stand-in’s, so that no call leaves the machine', () => {
  const all = [local.captcha, local.social, local.comments('s'), local.fonts(['Lato']), local.fontKit('k')];
  expect(all.every((address) => address.startsWith('http://third-party.localhost:4100/'))).toBe(true);
});

test('on published sites every address is https, and names from the page are encoded', () => {
  const all = [
    published.captcha,
    published.social,
    published.comments('a/b?c'),
    published.fonts(['A&B']),
    published.fontKit('../x'),
  ];
  expect(all.every((address) => address.startsWith('https://'))).toBe(true);
  expect(published.comments('a/b?c')).toBe('https://a%2Fb%3Fc.disqus.com/count.js');
  expect(published.fonts(['Lato:wght@400', 'A&B'])).toContain('?family=Lato%3Awght%40400&family=A%26B&display=swap');
});

// third-parties#third-party-addresses
test('a site’s settings replace the guesses, if they are addresses; on localhost only addresses on localhost do', () => {
  const place = { protocol: 'https:', hostname: 'shop.example', port: '' };
  const settings = {
    reservation: 'https://tables.example/widget.js',
    tableBooking: 'javascript:harm()',
    tourDates: 'https://tours.example/v2',
  };
  const chosen = thirdPartyAddresses(place, settings);
  expect([chosen.reservation, chosen.tableBooking, chosen.weddingRegistry]).toEqual([
    'https://tables.example/widget.js',
    published.tableBooking,
    published.weddingRegistry,
  ]);
  expect(chosen.tourDates({ artist: 'A/B', site: 'pots', date: 'upcoming' })).toBe(
    'https://tours.example/v2/A%2FB/events?app_id=squarespace-pots&date=upcoming',
  );
  const here = { protocol: 'http:', hostname: 'a.localhost', port: '4100' };
  expect(thirdPartyAddresses(here, settings).reservation).toBe(local.reservation);
  expect(thirdPartyAddresses(here, { reservation: 'http://other.localhost:1/w.js' }).reservation).toBe(
    'http://other.localhost:1/w.js',
  );
});
