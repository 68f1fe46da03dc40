import { expect, test } from 'vitest';
import { configAddress, helpAddress, upsellPaths } from '../../../runtime/features/owner/addresses.ts';

// owner#config-address
test('the configuration panel is /config/ with the encoded path and query as frameUrl', () => {
  expect(configAddress('https://shop.app.example', '/a b?c=d&e=ä')).toBe(
    'https://shop.app.example/config/?frameUrl=%2Fa%20b%3Fc%3Dd%26e%3D%C3%A4',
  );
});

// owner#help-address
test('a help link to the external support site is not changed', () => {
  expect(helpAddress('https://support.example.com/articles/1')).toBe('https://support.example.com/articles/1');
});

// owner#help-address
test('a help link contains the article’s path', () => {
  expect(helpAddress('/articles/1?a=b')).toBe('/api/auth/sso/help?path=%2Farticles%2F1%3Fa%3Db');
});

// owner#upgrade-address
test('a trial and a plan have their own upgrade paths', () => {
  expect(upsellPaths).toEqual({
    trial: '/settings/billing/billing/upgrade',
    plan: '/settings/billing/billing/website/change-plan',
  });
});
