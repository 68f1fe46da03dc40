import { camel, importLine, lastEntry, type Plan } from './plan.ts';

const registry = 'cli/commands/index.ts';

/** A command: its file, a test of its exit status and output, a line in the registry. */
export const newCommand = (name: string): Plan => ({
  files: {
    [`cli/commands/${name}.ts`]: `import { defineCommand } from '../command.ts';
import { exitCodes } from '../../fake-server/common/errors.ts';

/** \`ss-runtime ${name}\`: prints its arguments. */
export const ${camel(name)} = defineCommand<object>({
  name: '${name}',
  summary: 'print the inputs',
  declare: (command) => command.argument('<input...>', 'texts to print'),
  examples: [['ss-runtime ${name} page.html', 'prints page.html']],
  async run(args, _options, io) {
    for (const arg of args) io.out(arg);
    return exitCodes.clean;
  },
});
`,
    [`test/cli/commands/${name}.test.ts`]: `import { expect, test } from 'vitest';
import { run } from '../../../cli/main.ts';
import { fakeIo } from '../../helpers/fakes/fake-io.ts';

test('${name} prints each input on a line of its own and ends with 0', async () => {
  const io = fakeIo();
  expect(await run(['${name}', 'a', 'b'], io)).toBe(0);
  expect(io.outText).toBe('a\\nb');
});
`,
  },
  edits: [
    importLine(registry, `import { ${camel(name)} } from './${name}.ts';`),
    lastEntry(registry, /commands[^=]*= \[/, camel(name)),
  ],
  next:
    `write its code in cli/commands/${name}.ts, and name it in the README; a table of options needs its marks, see ` +
    'cli/README.md',
});
