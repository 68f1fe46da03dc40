import { expect, test } from 'vitest';
import { readUserAgent } from '../../../runtime/compat/nodes/user-agent.ts';

const agents = {
  chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 ' +
    'Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
  explorer: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
} as const;

test('Y.UA distinguishes browsers, systems and mobile devices; other browsers are 0', () => {
  const read = (agent: keyof typeof agents) => {
    const { ie, gecko, webkit, chrome, safari, ios, android, mobile, os } = readUserAgent(agents[agent], false);
    return [ie, gecko, webkit, chrome, safari, ios, android, mobile, os];
  };
  expect(read('chrome')).toEqual([0, 0, 537.36, 120, 0, 0, 0, null, 'windows']);
  expect(read('firefox')).toEqual([0, 121, 0, 0, 0, 0, 0, null, 'linux']);
  expect(read('safari')).toEqual([0, 0, 605.1, 0, 17.1, 0, 0, null, 'macintosh']);
  expect(read('iphone')).toEqual([0, 0, 605.1, 0, 16.3, 16.3, 0, 'Apple', 'ios']);
  expect(read('android')).toEqual([0, 0, 537.36, 116, 0, 0, 13, 'Android', 'android']);
  expect(read('explorer')).toEqual([11, 0, 0, 0, 0, 0, 0, null, 'windows']);
});

test('Y.UA has the touch screen, and the type of an Apple device', () => {
  const { touchEnabled, iphone, ipad, ipod } = readUserAgent(agents.iphone, true);
  expect([touchEnabled, iphone, ipad, ipod]).toEqual([true, 16.3, 0, 0]);
});
