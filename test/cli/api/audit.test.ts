// covers: cli/audit/
import { expect, test } from 'vitest';
import { type AuditOptions, audit } from '../../../cli/api/audit.ts';
import { replay } from '../../../cli/api/replay.ts';
import { start } from '../../../cli/api/start.ts';
import { startTestPlatform } from '../../../cli/api/testing.ts';
import { validate } from '../../../cli/api/validate.ts';
import { defineRule } from '../../../cli/audit/judging/rule.ts';
import { createArtifactsFolder } from '../../../cli/audit/saved-artifacts.ts';
import { page, visit } from '../../helpers/audit/audit-artifacts.ts';
import { writeFiles } from '../../helpers/platform/platform.ts';
import { temporaryFolder } from '../../helpers/platform/temporary-folder.ts';

const explain = { means: '', why: '', wrong: '', right: '', fix: '' };
const landing = defineRule({
  id: 'landing',
  title: 'A page stays where it is',
  reference: 'ours#landing',
  explain,
  check: ({ visits }) =>
    visits.map(({ journey, landedOn }) => ({
      subject: landedOn,
      journey,
      message: `It landed on ${landedOn}.`,
      severity: 'warning',
      evidence: {},
    })),
});

/** Returns a folder with saved artifacts of two pages. */
async function withArtifacts(): Promise<string> {
  const cwd = temporaryFolder();
  const folder = await createArtifactsFolder('evidence', cwd);
  folder.save(page(visit()), 0, 2);
  folder.save({ ...page(visit()), url: 'https://shop.example/b' }, 1, 2);
  await folder.finish();
  return cwd;
}

test('findings are streamed, and the promise has the same ones', async () => {
  const run = audit([], { artifacts: 'evidence', cwd: await withArtifacts(), rules: [landing] });
  const streamed = [];
  for await (const finding of run) streamed.push(finding);
  const { pages, summary, exitCode } = await run;
  expect(streamed).toEqual(pages.flatMap(({ findings }) => findings));
  expect(streamed.map(({ url, ruleId }) => [url, ruleId])).toEqual([
    ['https://shop.example/', 'landing'],
    ['https://shop.example/b', 'landing'],
  ]);
  expect(summary).toMatchObject({ pages: 2, warnings: 2 });
  expect(exitCode).toBe(0);
});

test('severities, thresholds and an earlier report apply to rules of the caller', async () => {
  const options = { artifacts: 'evidence', cwd: await withArtifacts(), rules: [landing] } satisfies AuditOptions;
  expect((await audit([], { ...options, failOn: 'warning' })).exitCode).toBe(1);
  expect((await audit([], { ...options, thresholds: { warning: 1 } })).exitCode).toBe(1);
  expect((await audit([], { ...options, thresholds: { warning: 2 } })).exitCode).toBe(0);
  const failing = { ...options, severities: { landing: 'error' } } as const;
  const before = await audit([], failing);
  expect(before.exitCode).toBe(1);
  expect((await audit([], { ...failing, baseline: before })).exitCode).toBe(0);
  expect((await audit([], { ...failing, compare: before })).exitCode).toBe(1);
  await expect(audit([], { ...options, severities: { landing: 'off' } })).rejects.toThrow('Every rule is off');
});

test('`all` adds the built-in rules, and an id one of them', async () => {
  const options = { artifacts: 'evidence', cwd: await withArtifacts(), failOn: 'note' } as const;
  const idsOf = async (rules: AuditOptions['rules']) =>
    new Set((await audit([], { ...options, rules })).pages.flatMap(({ findings }) => findings.map(({ ruleId }) => ruleId)));
  expect(await idsOf(['all', landing])).toEqual(new Set(['landing']));
  expect(await idsOf(['cookie-format'])).toEqual(new Set());
});

test('a rule that throws, or returns no list, is not judged, and does not end the audit', async () => {
  const broken = [
    {
      ...landing,
      id: 'throws',
      check: () => {
        throw new TypeError('x is undefined');
      },
    },
    { ...landing, id: 'returns-text', check: () => 'fine' as unknown as [] },
    landing,
  ];
  const report = await audit([], { artifacts: 'evidence', cwd: await withArtifacts(), rules: broken });
  expect(report.summary.warnings).toBe(2);
  expect(report.pages[0]?.undecided.filter((one) => 'rule' in one)).toEqual([
    { rule: 'throws', reason: 'the rule failed: x is undefined' },
    { rule: 'returns-text', reason: 'the rule returned no list of problems' },
  ]);
});

test.each<[unknown, string]>([
  [{ timeoutMs: 5 }, 'audit(): there is no option timeoutMs; expected one of crawl, sitemap,'],
  [{ worker: true }, 'audit(): there is no option worker'],
  [{ timeout: '5' }, 'audit(): the option timeout is wrong. Expected a whole number from 100 to 3600000.'],
  [{ timeout: null }, 'audit(): the option timeout is wrong. Expected a whole number'],
  [{ journeys: ['second'] }, 'audit(): the option journeys is wrong. Expected one of: first,'],
  [{ rules: ['nope'] }, 'There is no rule nope; expected one of: all, cookie-before-consent'],
  [{ rules: [landing, { ...landing }] }, 'Two rules have the id landing'],
  [{ rules: [{ ...landing, id: 'cookie-format' }] }, 'Two rules have the id cookie-format'],
  [{ rules: [{ id: 'half' }] }, 'The rule half is incomplete: expected a function check'],
  [{ rules: [null] }, 'A rule is incomplete: expected an id and a function check'],
  [{ severities: { nope: 'off' } }, 'There is no rule nope'],
  [{ severities: { landing: 'fatal' }, rules: [landing] }, 'The severity fatal of the rule landing is not known'],
  [{ format: 'json' }, 'audit(): each report of the option format needs a file'],
  [{ format: { docx: 'a' } }, 'audit(): the option format is wrong. Expected one of: pretty, json,'],
  [{ header: { 'a b': 'c' } }, 'audit(): the option header is wrong. It is not a header'],
  [{ header: { A: 'b\r\nC: d' } }, 'audit(): the option header is wrong. It is not a header'],
  [{ timezone: 'Europe/Nowhere' }, 'audit(): the option timezone is wrong. Expected a time zone'],
  [{ locale: 'no locale' }, 'audit(): the option locale is wrong. Expected a language tag'],
  [null, 'audit(): expected the options as an object.'],
  ['clean', 'audit(): expected the options as an object.'],
  [[], 'audit(): expected the options as an object.'],
  [{ signal: 5 }, 'audit(): the option signal is wrong. Expected an AbortSignal.'],
  [{ cwd: 5 }, 'audit(): the option cwd is wrong. Expected a text.'],
  [{ env: null }, 'audit(): the option env is wrong. Expected an object.'],
  [{ onMessage: 'a' }, 'audit(): the option onMessage is wrong. Expected a function.'],
  [{ baseline: '' }, 'audit(): the option baseline is wrong. Expected a text that is not empty.'],
  [{ proxy: 'nowhere' }, 'audit(): the option proxy is wrong. Expected the address of a proxy'],
])('wrong usage %j rejects with the code usage', async (options, message) => {
  const failure = await audit(['clean'], options as AuditOptions).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'CliError', code: 'usage', exitCode: 2 });
  expect((failure as Error).message).toContain(message);
});

test('the other functions decode their options in the same way, and have an exit status', async () => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { 'a.json': '{"cookieSettings": {"cookieBannerVariant": "FOO"}}' });
  expect(await validate(['a.json'], { cwd })).toMatchObject({ exitCode: 0, summary: { warnings: 1 } });
  expect(await validate(['a.json'], { cwd, strict: true })).toMatchObject({ exitCode: 1 });
  expect(await validate(['a.json'], { cwd, fix: true })).toMatchObject({ exitCode: 0, summary: { warnings: 0 } });
  expect(await validate(['none.json'], { cwd })).toMatchObject({ exitCode: 3, findings: [{ ruleId: 'input-unreadable' }] });
  await expect(validate('', { cwd })).rejects.toThrow('validate(): expected a name, not an empty text.');
  await expect(start({ onProblem: 5 as never })).rejects.toThrow('start(): the option onProblem is wrong.');
  await expect(start(null as never)).rejects.toThrow('start(): expected the options as an object.');
  await expect(startTestPlatform(5 as never)).rejects.toThrow('startTestPlatform(): expected the options as an object.');
  await expect(validate(['a.json'], { cwd, dryRun: true })).rejects.toMatchObject({ code: 'usage' });
  await expect(replay(['none.ndjson'], { cwd })).rejects.toMatchObject({ code: 'unreadable', exitCode: 3 });
  await expect(replay(['a'], { speed: 0 })).rejects.toThrow('Expected a number above 0, or max.');
  await expect(start({ port: -1 })).rejects.toThrow(
    'start(): the option port is wrong. Expected a whole number from 0 to 65535.',
  );
  await expect(start({ targets: ['none'] })).rejects.toMatchObject({ code: 'target', exitCode: 3 });
  await expect(start({ targets: ['clean'], fault: 'record-hit:nonsense' })).rejects.toMatchObject({ code: 'usage' });
});

test('an audit whose promise is not used reports its error in the loop only', async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', onUnhandled);
  const loop = (async () => {
    for await (const _finding of audit(['no-such-site'])) throw new Error('There is no finding.');
  })();
  await expect(loop).rejects.toMatchObject({ code: 'target' });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onUnhandled);
  expect(unhandled).toEqual([]);
});
