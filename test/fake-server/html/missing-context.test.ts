import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { missingContextTag } from '../../../fake-server/html/missing-context.ts';
import { loadSite } from '../../../fake-server/sites/load-site.ts';
import { siteFolder } from '../../helpers/platform/platform.ts';

const origins = {
  boot: 'http://static.localhost:1/runtime/boot.js',
  static: 'http://static.localhost:1',
  thirdParty: 'http://third-party.localhost:1',
};
const mark = '<!--\n Page saved with SingleFile \n url: https://pots.example/ \n saved date: Sun Nov 22 2026\n-->';
const policy = `<meta http-equiv=content-security-policy content="default-src 'none'; script-src 'unsafe-inline' data:">`;

const served = async (page: string) => {
  const site = await loadSite(siteFolder('saved', { 'page.html': page }));
  const found = await site.resolve('/page', origins);
  return found?.kind === 'page' ? found.page.html.toString() : '';
};

test('a page saved by SingleFile loses the policy that SingleFile added, and gets a context with the page’s language', async () => {
  const html = await served(`<!DOCTYPE html> <html lang=de>${mark}<head>${policy}<title>Pots</title></head><p>Hi`);
  expect(html).not.toContain('content-security-policy');
  expect(html).toContain(
    'Static.SQUARESPACE_CONTEXT = {"website":{"id":"page","language":"de"}};</script><script src="http://static',
  );
});

test('a page saved by SingleFile loses the rule by which SingleFile hides elements, and no rule of its own', async () => {
  const rule = '<style>.sf-hidden{display:none!important}</style>';
  const own = '<style>.sf-hidden{display:none!important}.mine{color:red}</style>';
  expect(await served(`<html>${mark}<head>${rule}</head>`)).not.toContain('sf-hidden');
  expect(await served(`<html>${mark}<head>${own}</head>`)).toContain(own);
  expect(await served(`<html><head>${rule}</head>`)).toContain(rule);
});

test('a page whose context is not valid JavaScript gets a small context; a page with one valid context gets none', async () => {
  const broken = '<script>Static.SQUARESPACE_CONTEXT = {"website":{"id":"own","title":"cut o</script>';
  const template = '<script>Static.SQUARESPACE_CONTEXT = {{ context | json }};</script>';
  for (const script of [broken, template])
    expect(await served(`<html lang="fr"><head>${script}</head>`)).toContain('{"website":{"id":"page","language":"fr"}}');
  const literal = '<script>Static.SQUARESPACE_CONTEXT = {website: {id: "own"}};</script>';
  for (const page of [broken + literal, literal, '<script>if (Static.SQUARESPACE_CONTEXT == {) x</script>', '<p>none'])
    expect(await served(`<html><head>${page}</head>`)).not.toContain('"id":"page"');
});

test('a context is kept, and so is a policy that SingleFile did not add', async () => {
  const context = '<script>Static.SQUARESPACE_CONTEXT = {"website":{"id":"own"}};</script>';
  expect(await served(`<html>${mark}<head>${context}</head>`)).not.toContain('"id":"page"');
  expect(await served(`<html><head>${policy}</head>`)).toContain('content-security-policy');
  expect(await served('<html><head></head>')).not.toContain('SQUARESPACE_CONTEXT =');
});

// site#drawn-settings
test.each([
  ['UTF-8', 'utf-8', 'Wählen Sie “Ja” – danke', Buffer.from('Wählen Sie “Ja” – danke')],
  ['windows-1252', 'windows-1252', 'W\u00e4hlen', Buffer.from('W\u00e4hlen', 'latin1')],
])('the text of a drawn banner is read in the encoding of the page, %s', (_name, charset, text, bytes) => {
  const before =
    `<html>${mark}<head><meta charset=${charset}></head><div class="sqs-cookie-banner-v2 BAR"><div ` +
    'class="sqs-cookie-banner-v2-text"><p>';
  const after = '</p></div><button class="sqs-cookie-banner-v2-accept">OK</button></div>';
  const tag = missingContextTag(Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]), 'page');
  const written = /"cookieBannerText":("(?:[^"\\]|\\.)*")/.exec(tag)?.[1] ?? '""';
  expect(load(JSON.parse(written) as string).text()).toBe(text);
});
