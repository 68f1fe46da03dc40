import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getLanguageService, type JSONDocument, TextDocument } from 'vscode-json-languageservice';
import { checkSettingsText } from '../../../../cli/validate/check-settings-text.ts';
import { itemKinds } from '../../../../cli/validate/find/item.ts';
import { jsonSchemaOf } from '../../../../cli/validate/schema/index.ts';

const compiled = (kind: (typeof itemKinds)[number]) => new Ajv2020({ strict: true, allErrors: true }).compile(jsonSchemaOf(kind));

/** Returns the data of each fixture; undefined for one whose mistake is in its markup. */
function fixturesOf(kind: string, folder: 'valid' | 'invalid') {
  const path = join('fixtures/blocks', kind, folder);
  return readdirSync(path).map((name) => {
    const { title: _title, expect: _expect, ...fixture } = JSON.parse(readFileSync(join(path, name), 'utf8'));
    const data = Array.isArray(fixture) ? fixture : (fixture.cookieSettings ?? fixture.blockJson ?? fixture.formContext);
    const isMarkup = 'html' in fixture || 'page' in fixture;
    const list = name === 'variants.json' && folder === 'valid' ? JSON.parse(readFileSync(join(path, name), 'utf8')) : fixture;
    return { name, data: data ?? (isMarkup ? undefined : list) };
  });
}

/** Fixtures whose mistake JSON Schema cannot see, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'gallery/duplicate-key.json': 'a parsed object has each key once',
};

describe.each(itemKinds)('the schema %s', (kind) => {
  test('is strict, and has $id, title, description, defaults and examples', () => {
    const schema = jsonSchemaOf(kind);
    expect(() => compiled(kind)).not.toThrow();
    expect(schema).toMatchObject({
      $id: `urn:ss-runtime:schema:${kind}`,
      title: expect.any(String),
      description: expect.any(String),
    });
    expect(JSON.stringify(schema)).toMatch(/"default":.*"examples":/);
    for (const example of schema.examples as unknown[]) expect([compiled(kind)(example), example]).toEqual([true, example]);
  });

  test('accepts every valid fixture', () => {
    const validates = compiled(kind);
    for (const { name, data } of fixturesOf(kind, 'valid')) {
      validates(data);
      expect([name, validates.errors]).toEqual([name, null]);
    }
  });

  test('refuses every invalid fixture, except for those with a reason', () => {
    const validates = compiled(kind);
    const accepted = fixturesOf(kind, 'invalid').filter(({ data }) => data !== undefined && validates(data));
    expect(accepted.map(({ name }) => unseen[`${kind}/${name}`] || name)).toEqual(
      kind === 'gallery' ? ['a parsed object has each key once'] : [],
    );
  });
});

test('for any cookie setting of one key, validate warns exactly where the schema refuses it', () => {
  const validates = compiled('cookie-banner');
  const keys = Object.keys((jsonSchemaOf('cookie-banner').properties ?? {}) as object).filter((key) =>
    /^cookieBanner|^is/.test(key),
  );
  const value = fc.oneof(
    ...[
      fc.boolean(),
      fc.constant(null),
      fc.integer(),
      fc.constantFrom('', 'true', 'TOP', 'BAR', 'DARK', 'TEXT', 'OPT_IN', 'x', '<b>'),
    ],
  );
  fc.assert(
    fc.property(fc.constantFrom(...keys.filter((key) => !/Text$|Label$|Layout$/.test(key))), value, (key, given) => {
      const { findings } = checkSettingsText(JSON.stringify({ [key]: given }));
      expect([key, given, findings.length === 0]).toEqual([key, given, validates({ [key]: given })]);
    }),
    { numRuns: 300 },
  );
});

describe('in an editor', () => {
  const schemaUri = (kind: string) => `file:///${kind}.schema.json`;
  const service = getLanguageService({
    schemaRequestService: async (uri) =>
      JSON.stringify(jsonSchemaOf(/(\w[\w-]*)\.schema/.exec(uri)?.[1] as (typeof itemKinds)[number])),
  });
  service.configure({ validate: true });
  const open = (content: string): [TextDocument, JSONDocument] => {
    const document = TextDocument.create('file:///a.json', 'json', 1, content);
    return [document, service.parseJSONDocument(document)];
  };

  test('$schema of a file brings diagnostics, completion and hover', async () => {
    const content = `{"$schema":"${schemaUri('gallery')}","design":"slidshow","gutter":-1,"lightbox":true,"desing":1}`;
    const [document, json] = open(content);
    const messages = (await service.doValidation(document, json)).map(({ message }) => message);
    expect(messages.join('\n')).toMatch(/Value is not accepted[\s\S]*"slideshow"/);
    expect(messages.join('\n')).toMatch(/below the minimum of 0/);
    expect(messages.join('\n')).toMatch(/desing/);
    const at = (text: string) => document.positionAt(content.indexOf(text) + 2);
    expect(JSON.stringify(await service.doHover(document, at('"lightbox'), json))).toContain('opens an image in the lightbox');
    const completion = await service.doComplete(document, at('"slidshow'), json);
    expect(completion?.items.map(({ label }) => label)).toContain('"slideshow"');
  });

  test.each([
    ['cookie-banner', '{"isCookieBannerEnabled":true,"cookieBannerTheme":"PINK"}', /"LIGHT"/],
    ['form', '{"formId":"a","formFields":[{"type":"txt","id":"b"}]}', /"textarea"/],
    ['product', '{"structuredContent":{"productType":9,"variants":[]}}', /Expected|accepted|Matches/],
  ])('%s is checked in an editor', async (kind, content, message) => {
    const [document, json] = open(content.replace('{', `{"$schema":"${schemaUri(kind)}",`));
    expect((await service.doValidation(document, json)).map((each) => each.message).join('\n')).toMatch(message);
  });
});
