import { type CheerioAPI, load } from 'cheerio';

// What the JUnit schema that CI servers read by (junit-10.xsd of the xUnit plug-in) says of the elements that our reports hold, written
// out by hand: no package ships it. Elements are closed, as there: no other attribute, no other child.

interface ElementRule {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly children: readonly string[];
}

const outcome: ElementRule = { required: [], optional: ['type', 'message'], children: [] };
const text: ElementRule = { required: [], optional: [], children: [] };

const rules: Readonly<Record<string, ElementRule>> = {
  testsuites: {
    required: [],
    optional: ['name', 'time', 'tests', 'failures', 'disabled', 'errors'],
    children: ['testsuite'],
  },
  testsuite: {
    required: ['name', 'tests'],
    optional: ['failures', 'errors', 'time', 'disabled', 'skipped', 'timestamp', 'hostname', 'id', 'package'],
    children: ['properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    required: ['name', 'classname'],
    optional: ['assertions', 'time', 'status'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  failure: outcome,
  error: outcome,
  skipped: outcome,
  'system-out': text,
  'system-err': text,
};

const counts: ReadonlySet<string> = new Set(['tests', 'failures', 'errors', 'disabled', 'skipped']);

/** What a JUnit report breaks the schema by, a sentence each; also counts that are no whole numbers or not those of the cases. */
export function junitProblems(xml: string): readonly string[] {
  const $ = load(xml, { xml: true });
  const roots = $.root().children().toArray();
  if (roots.length !== 1 || roots[0]?.tagName !== 'testsuites') return ['expected one root element, testsuites'];
  return [...shapeProblems($), ...countProblems($)];
}

/** The elements that a selector finds, with their attributes. */
const elements = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .flatMap((node) => ('tagName' in node ? [{ node, tagName: node.tagName, attribs: node.attribs }] : []));

const shapeProblems = ($: CheerioAPI): string[] =>
  elements($, '*').flatMap(({ node, tagName, attribs }) => {
    const rule = rules[tagName];
    if (!rule) return [`unknown element ${tagName}`];
    const known = [...rule.required, ...rule.optional];
    return [
      ...rule.required.filter((name) => !(name in attribs)).map((name) => `${tagName} without ${name}`),
      ...Object.keys(attribs)
        .filter((name) => !known.includes(name))
        .map((name) => `${tagName} with ${name}`),
      ...Object.entries(attribs)
        .filter(
          ([name, value]) => (counts.has(name) && !/^\d+$/.test(value)) || (name === 'time' && !/^\d+(\.\d+)?$/.test(value)),
        )
        .map(([name, value]) => `${name}="${value}" is no number`),
      ...$(node)
        .children()
        .toArray()
        .filter((child) => !rule.children.includes(child.tagName))
        .map((child) => `${child.tagName} in ${tagName}`),
    ];
  });

function countProblems($: CheerioAPI): string[] {
  const told = (selector: string, name: string) =>
    elements($, selector).reduce((sum, { attribs }) => sum + Number(attribs[name] ?? 0), 0);
  const wrong: string[] = [];
  const cases = (having: string) => $(`testcase${having}`).length;
  const expected = { tests: cases(''), failures: cases(':has(failure)'), errors: cases(':has(error)') };
  for (const [name, count] of Object.entries(expected)) {
    if (told('testsuites', name) !== count) wrong.push(`testsuites says ${told('testsuites', name)} ${name}, there are ${count}`);
    if (told('testsuite', name) !== count) wrong.push(`its suites say ${told('testsuite', name)} ${name}, there are ${count}`);
  }
  return wrong;
}
