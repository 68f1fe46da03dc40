import { Argument } from 'commander';
import { defineCommand } from '../command.ts';
import { exitCodes } from '../errors.ts';

const kinds = ['gallery', 'cookie-banner', 'form', 'product'] as const;

/** `ss-runtime schema`: prints the JSON Schema of block data, for completion and checks in editors. */
export const schema = defineCommand({
  name: 'schema',
  summary: 'print the JSON Schema of block data, for editors',
  declare: (command) => command.addArgument(new Argument('<kind>', kinds.join(', ')).choices(kinds)),
  examples: [['ss-runtime schema form', 'the data of second-generation forms']],
  async run([name], _options, io) {
    const { jsonSchemaOf } = await import('../validate/schema/index.ts');
    const kind = kinds.find((each) => each === name);
    if (kind) io.out(JSON.stringify(jsonSchemaOf(kind), null, 2));
    return kind ? exitCodes.clean : exitCodes.usage;
  },
});
