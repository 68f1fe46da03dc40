import { exitCodes } from '../../fake-server/common/errors.ts';
import { defineCommand } from '../command.ts';
import { choiceArgument } from '../core/choice-argument.ts';
import { oneOf } from '../core/option-kinds.ts';
import { defineOptions } from '../core/option-table.ts';

const kinds = ['gallery', 'cookie-banner', 'form', 'product'] as const;

const schemaOptions = defineOptions({
  format: { ...oneOf(['json']), placeholder: 'format', description: 'json; a failure is a JSON document, too' },
});

/** `ss-runtime schema`: prints the JSON Schema of block data, for completion and checks in editors. */
export const schema = defineCommand({
  name: 'schema',
  summary: 'print the JSON Schema of block data, for editors',
  declare: (command) => command.addArgument(choiceArgument('kind', 'kind of data', kinds)),
  options: async () => schemaOptions,
  constantLines: kinds.map((kind) => `schema ${kind}`),
  completes: { words: kinds },
  examples: [
    ['ss-runtime schema form', 'the data of second-generation forms'],
    ['ss-runtime schema gallery > gallery.schema.json', 'as a file, for an editor'],
  ],
  async run([name], _options, io) {
    const { jsonSchemaOf } = await import('../validate/schema/index.ts');
    const kind = kinds.find((each) => each === name);
    if (kind) io.out(JSON.stringify(jsonSchemaOf(kind), null, 2));
    return kind ? exitCodes.clean : exitCodes.usage;
  },
});
