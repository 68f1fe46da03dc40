import { expect, test } from 'vitest';
import { errorAddress, errorGroups } from '../../../../fake-server/control/errors/index.ts';
import { parseFaults } from '../../../../fake-server/faults/grammar.ts';
import { eventMessages } from '../../../../runtime/contract/analytics/constants.ts';
import { dataLayerMessages } from '../../../../runtime/contract/calls/constants.ts';
import { systemErrorMessages } from '../../../../runtime/contract/errors/constants.ts';
import { formMessages, formStatusMessages } from '../../../../runtime/contract/forms/constants.ts';
import { galleryMessages, noLoader } from '../../../../runtime/contract/gallery/constants.ts';
import { mapMessages } from '../../../../runtime/contract/maps/constants.ts';
import { captchaMessages } from '../../../../runtime/contract/third-parties/constants.ts';
import { invalidEmbed, noVideoLoader } from '../../../../runtime/contract/video/constants.ts';
import { performanceMessages } from '../../../../runtime/contract/vitals/constants.ts';
import { call, startPlatform } from '../../../helpers/platform/platform.ts';

const rows = errorGroups.flatMap(({ rows }) => rows);

test('every sentence that a failing call, chunk or third party causes has a row', () => {
  const { unauthorized, internal, unavailable, noConnection } = dataLayerMessages;
  const sentences = [
    ...[unauthorized, internal, unavailable, noConnection, 'Internal Error: Unable to parse server response from '],
    ...[systemErrorMessages.title, systemErrorMessages.cleaned, eventMessages.failed(500)],
    ...[formMessages.noKey, formMessages.unknown, formMessages.submitting, ...Object.values(formStatusMessages)],
    ...[captchaMessages.notSetUp, mapMessages.timeout, noLoader, noVideoLoader, invalidEmbed],
    ...[
      galleryMessages.unparseable,
      galleryMessages.missing,
      galleryMessages.unknownDesign,
      galleryMessages.unknownTransition(''),
      ...Object.values(performanceMessages),
      'Loading chunk ',
    ],
  ];
  expect(sentences.filter((sentence) => !rows.some((row) => row.sentence.includes(sentence)))).toEqual([]);
});

test('the five time-outs of 2.5, 10, 15, 30 and 120 s have rows', () => {
  const timeouts = new Set(rows.flatMap(({ timeoutMs }) => timeoutMs ?? []));
  expect([...timeouts].toSorted((one, other) => one - other)).toEqual([2500, 10_000, 15_000, 30_000, 120_000]);
});

test('the faults of each row can be read, and stand in its address before the fragment', () => {
  for (const { faults } of rows) expect(() => parseFaults(faults)).not.toThrow();
  expect(errorAddress({ path: '/form#submit', faults: 'a:error:b+c, d&e' })).toBe(
    '/form?__ss=a%3Aerror%3Ab%2Bc%2C%20d%26e#submit',
  );
  expect(errorAddress({ path: '/broken', faults: '' })).toBe('/broken?__ss=off');
});

test('rows whose fixture site is not served have no link and name the site', async () => {
  const { text, headers } = await call(await startPlatform(), '/__ss/errors');
  expect(text).not.toContain('?__ss=get-widget');
  expect(text).toContain('(serve the fixture site faults to open it)');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
