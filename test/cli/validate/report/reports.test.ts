import { Chalk } from 'chalk';
import { expect, test } from 'vitest';
import { run } from '../../../../cli/main.ts';
import { fakeIo } from '../../../helpers/fakes/fake-io.ts';

async function report(stdin: string, ...options: string[]) {
  const io = fakeIo({ stdin });
  const exitCode = await run(['validate', '-', ...options], io);
  return { exitCode, out: io.outText, err: io.errText };
}

const settings = '{"cookieSettings":{"cookieBannerVariant":"\\u001b[31mFOO","cookieBannerTheme":"DARK"}}';

test('prints findings with their place as one word, a code frame, the rule and the counts, without raw control characters', async () => {
  const { out } = await report(settings);
  expect(out.split('\n')).toEqual([
    '  -:1:42  warning  unknown value "\\u001b[31mFOO" for cookieBannerVariant; the runtime takes BAR  cookie-banner-value (consent#banner-settings)',
    `    1 | …${settings.slice(settings.length - 70)}`,
    `      | ${' '.repeat(1 + 41 - (settings.length - 70))}^`,
    '',
    '1 input, 1 item: 1 warning',
  ]);
});

test('uses colour only if the stream has colour', async () => {
  const io = { ...fakeIo({ stdin: settings }), paintOut: new Chalk({ level: 1 }) };
  const lines: string[] = [];
  await run(['validate', '-'], { ...io, out: (line) => void lines.push(line) });
  expect(lines.join('\n')).toContain('\u001b[33mwarning\u001b[39m');
});

test('prints the effective values of each item with --effective', async () => {
  const { out } = await report('{"design":"grid","lightbox":true}', '--effective');
  expect(out).toContain('  -:1:1  gallery\n');
  expect(out).toMatch(/^ +thumbnailsPerRow +4$/m);
  expect(out).toMatch(/^ +lightbox +true$/m);
  expect((await report('<p class="gallery-block">', '--effective')).out).toContain('skipped by the runtime');
});

test('writes annotations for GitHub on standard output and the counts on standard error', async () => {
  const { out, err, exitCode } = await report('<p class="gallery-block">', '--format', 'github');
  expect(out).toBe(
    '::error file=-,line=1,col=1,title=gallery-data-missing::Error evaluating gallery block data: data-block-json is ' +
      'missing or empty (gallery#data-unusable)',
  );
  expect(err).toBe('1 input, 1 item: 1 error');
  expect(exitCode).toBe(1);
});

test('writes one SARIF log whose results refer to listed rules only', async () => {
  const { out } = await report('{"design":"odd","gutter":-1}\n{broken\n{"design":"odd","x":1}', '--format', 'sarif');
  const [{ tool, results, invocations }] = JSON.parse(out).runs;
  expect(results).toHaveLength(3);
  const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining(results.map(({ ruleId }: { ruleId: string }) => ruleId)));
  expect(invocations).toEqual([{ executionSuccessful: true }]);
});

test('reports an unreadable input in SARIF and in the pretty report', async () => {
  const io = fakeIo();
  await run(['validate', 'missing.json', '--format', 'sarif'], io);
  expect(JSON.parse(io.outText).runs[0].invocations).toEqual([{ executionSuccessful: false }]);
  const pretty = fakeIo();
  await run(['validate', 'missing.json'], pretty);
  expect(pretty.outText).toContain('1 error (not everything could be read)');
});

test('a code frame has two lines before and after the place, in the columns of its line', async () => {
  const long = 'x'.repeat(150);
  const page = ['a', 'b', long, '4', `${' '.repeat(120)}<p data-block-json='{"design":"odd","gutter":1}'>`, '6', '7', '8'];
  const { out } = await report(page.join('\n'));
  const lines = out.split('\n').slice(1, 7);
  expect(lines.map((line) => line.slice(0, 8))).toEqual(['    3 | ', '    4 | ', '    5 | ', '      | ', '    6 | ', '    7 | ']);
  expect(lines[0]).toMatch(/ …x+$/);
});

test('with --group-by rule findings are listed by rule, errors first, and JSON has the sum of each', async () => {
  const lines = '{"design":"odd","gutter":-1}\n{"design":"odd","gutter":1}\n{broken';
  const { out } = await report(lines, '--group-by', 'rule');
  const headings = out.split('\n').filter((line) => /^[a-z]/.test(line));
  expect(headings.map((line) => line.split('  ').slice(0, 2).join(' '))).toEqual([
    'json-syntax 1 error',
    'unknown-design 2 warnings',
    'gallery-value 1 warning',
  ]);
  const json = JSON.parse((await report(lines, '--group-by', 'rule', '--format', 'json', '--max-findings', '0')).out);
  expect(json.byRule).toEqual({ 'json-syntax': 1, 'unknown-design': 2, 'gallery-value': 1 });
});
