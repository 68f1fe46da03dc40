import { type CheerioAPI, load } from 'cheerio';

/** An element's node in cheerio's document. */
type Element = ReturnType<typeof elementsOf>[number];

interface ElementRule {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** Children in their order; `one` may occur once. Elements without the key hold text only. */
  readonly children?: readonly { readonly name: string; readonly one?: true }[];
}

const message: ElementRule = { optional: ['type', 'message'] };

/** Elements of a JUnit report as Jenkins reads it: attributes, and children in their order. */
const elements: Readonly<Record<string, ElementRule>> = {
  testsuites: {
    optional: ['name', 'time', 'tests', 'failures', 'disabled', 'errors'],
    children: [{ name: 'testsuite' }],
  },
  testsuite: {
    required: ['name', 'tests'],
    optional: ['failures', 'errors', 'time', 'disabled', 'skipped', 'timestamp', 'hostname', 'id', 'package'],
    children: [
      { name: 'properties', one: true },
      { name: 'testcase' },
      { name: 'system-out', one: true },
      { name: 'system-err', one: true },
    ],
  },
  properties: { children: [{ name: 'property' }] },
  property: { required: ['name', 'value'] },
  testcase: {
    required: ['name'],
    optional: ['assertions', 'time', 'classname', 'status'],
    children: [
      { name: 'skipped', one: true },
      { name: 'error' },
      { name: 'failure' },
      { name: 'system-out' },
      { name: 'system-err' },
    ],
  },
  skipped: {},
  error: message,
  failure: message,
  'system-out': {},
  'system-err': {},
};

/** Returns a JUnit report's violations of the format: elements, attributes, order, and counts that differ from the cases. */
export function junitProblems(xml: string): readonly string[] {
  const $ = load(xml, { xml: true });
  const [root, ...others] = $.root().children().get();
  if (root?.name !== 'testsuites' || others.length > 0) return ['expected one root element, testsuites'];
  return [
    ...$('*')
      .get()
      .flatMap((element) => elementProblems($, element)),
    ...countProblems($),
  ];
}

const elementsOf = ($: CheerioAPI) => $('*').get();

function elementProblems($: CheerioAPI, element: Element): string[] {
  if (!('attribs' in element)) return [];
  const { name, attribs } = element;
  const rule = elements[name];
  if (!rule) return [`unknown element ${name}`];
  const { required = [], optional = [], children } = rule;
  const problems = required.filter((key) => attribs[key] === undefined).map((key) => `${name} lacks ${key}`);
  for (const key of Object.keys(attribs))
    if (![...required, ...optional].includes(key)) problems.push(`${name} has an unknown attribute ${key}`);
  const found = $(element)
    .children()
    .get()
    .map((child) => child.name);
  const order = (children ?? []).map((child) => child.name);
  const places = found.map((child) => order.indexOf(child));
  for (const child of found) if (!order.includes(child)) problems.push(`${name} may not hold ${child}`);
  if (places.some((place, i) => place < (places[i - 1] ?? 0))) problems.push(`${name} holds ${found.join(', ')} out of order`);
  for (const child of children ?? [])
    if (child.one && found.filter((each) => each === child.name).length > 1) problems.push(`${name} holds ${child.name} twice`);
  if (
    children &&
    $(element)
      .contents()
      .get()
      .some((node) => node.type === 'text' && node.data.trim() !== '')
  )
    problems.push(`${name} may not hold text`);
  return problems;
}

function countProblems($: CheerioAPI): string[] {
  const problems: string[] = [];
  const expected = { tests: '', failures: ':has(failure)', errors: ':has(error)' };
  for (const [name, having] of Object.entries(expected)) {
    const count = $(`testcase${having}`).length;
    const sum = (selector: string) => [...$(selector)].reduce((total, node) => total + Number($(node).attr(name)), 0);
    if (sum('testsuites') !== count) problems.push(`testsuites has ${name}="${sum('testsuites')}", expected ${count}`);
    if (sum('testsuite') !== count) problems.push(`its suites have ${name}="${sum('testsuite')}" in all, expected ${count}`);
  }
  return problems;
}
