import { expect, test } from 'vitest';
import { landingAddress } from '../../../runtime/features/analytics/landing.ts';
import { fakePageWindow } from '../../helpers/fakes/fake-sender.ts';

const landing = (queryString: string) =>
  new URL(landingAddress({ ...fakePageWindow(), location: new URL(`http://a.test/${queryString}`) }, 'de-DE'), 'http://a.test');

test.each(['', '?q=x', '?utm_source=x', '?Source=x'])('a page with the query "%s" has no campaign fields', (query) => {
  expect(Object.fromEntries(landing(query).searchParams)).toEqual({
    landing: `http://a.test/${query}`,
    refer: 'http://elsewhere.example/',
    rk: '',
    lang: 'de-DE',
    screen: '1440x900',
  });
});

test('rk is read from the query', () => {
  expect(landing('?rk=partner').searchParams.get('rk')).toBe('partner');
});

// analytics#landing
test('a landing carries address, referrer, language, screen and all campaign fields of the query, and no others', () => {
  const query = '?source=s&campaign=c&subcampaign=sc&channel=ch&subchannel=sch&refer=r&variation=v&mkwid=m%20w&rk=k&other=o';
  const url = landing(query);
  expect(url.pathname).toBe('/api/track/Track');
  expect(Object.fromEntries(url.searchParams ?? [])).toEqual({
    landing: `http://a.test/${query}`,
    refer: 'r',
    rk: 'k',
    lang: 'de-DE',
    screen: '1440x900',
    source: 's',
    campaign: 'c',
    subcampaign: 'sc',
    channel: 'ch',
    subchannel: 'sch',
    variation: 'v',
    mkwid: 'm w',
  });
});

test('without refer in the query the field is the referrer; without rk it is empty', () => {
  expect(Object.fromEntries(landing('?channel=mail')?.searchParams ?? [])).toMatchObject({
    refer: 'http://elsewhere.example/',
    rk: '',
    channel: 'mail',
  });
});
