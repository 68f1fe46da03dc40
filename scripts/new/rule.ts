import { camel, expectedNames, importLine, lastEntry, type Plan } from './plan.ts';

const registry = 'cli/audit/rules/index.ts';

/** An audit rule: its file, a test with one visit that keeps it and one that breaks it, a line in the registry. */
export const newRule = (name: string): Plan => ({
  files: {
    [`cli/audit/rules/${name}.ts`]: `import { defineRule } from '../judging/rule.ts';

const maxCookies = 100;

/** A page keeps at most 100 cookies: replace this by the condition of the rule, restated from the behaviour reference. */
export const ${camel(name)} = defineRule({
  id: '${name}',
  title: 'At most 100 cookies are kept',
  reference: 'consent#restriction',
  explain: {
    means: 'The page keeps more than 100 cookies.',
    why: 'The reason for the rule, in a sentence or two.',
    wrong: 'An example that breaks the rule, as code.',
    right: 'One that keeps it.',
    fix: 'The fix of a finding.',
  },
  check: (page) =>
    page.visits
      .filter(({ jarAfter }) => jarAfter.length > maxCookies)
      .map(({ journey, jarAfter }) => ({
        subject: 'jar',
        journey,
        message: \`\${jarAfter.length} cookies are kept; expected at most \${maxCookies}.\`,
        evidence: { cookies: jarAfter.length },
      })),
});
`,
    [`test/cli/audit/rules/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { ${camel(name)} } from '../../../../cli/audit/rules/${name}.ts';
import { jarCookie, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

const jarOf = (count: number) => Array.from({ length: count }, (_none, index) => jarCookie(\`c\${index}\`));

test('100 cookies are within the rule', () => {
  expect(${camel(name)}.check(page(visit({ jarAfter: jarOf(100) })))).toEqual([]);
});

test('101 cookies break it, and are counted', () => {
  const [problem] = ${camel(name)}.check(page(visit({ jarAfter: jarOf(101) })));
  expect(problem?.message).toContain('101 cookies');
});
`,
  },
  edits: [
    importLine(registry, `import { ${camel(name)} } from './${name}.ts';`),
    lastEntry(registry, /rules[^=]*= \[/, camel(name)),
    lastEntry(expectedNames, /expectedRules = \[/, `'${name}'`),
  ],
  next:
    `state the condition in cli/audit/rules/${name}.ts, and break it on two pages of fixtures/violations, each with a twin ` +
    `at …/right that does nearly the same and keeps the rule; its expect.json names them. \`npm run test:unit -- ` +
    `test/conformance/options.test.ts -u\` writes the documents`,
});
