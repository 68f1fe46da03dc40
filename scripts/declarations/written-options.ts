import * as zod from 'zod';
import { auditOptions } from '../../cli/audit/options.ts';
import { namesIn, type OptionPlace, type OptionRow, type OptionTable } from '../../cli/core/option-table.ts';
import { replayOptions } from '../../cli/replay/options.ts';
import { serveOptions } from '../../cli/serve/options.ts';
import { validateOptions } from '../../cli/validate/options.ts';

const tables: Readonly<Record<string, OptionTable>> = { auditOptions, replayOptions, serveOptions, validateOptions };

/** Types of options whose schema is a program, as seen from `cli/api/`. */
const namedTypes: Readonly<Record<string, string>> = {
  'auditOptions.format': "import('../audit/outputs.ts').WrittenOutputs",
};

/**
 * Replaces `extends WrittenOptions<typeof auditOptions, 'api'>` in the text of a declaration file by the options, each with its
 * description. Editors show these descriptions, and the declarations need no types of zod.
 * @param omitted names of options that another interface declares, for `Omit<WrittenOptions<…>, …>`
 */
export const withWrittenOptions = (text: string, omitted: readonly string[]): string =>
  text.replace(/(export interface \w+) extends ([^{]*)\{/g, (whole, head: string, heritage: string) => {
    const found = /(Omit<)?WrittenOptions<typeof (\w+), '(api|config)'>(?:, keyof \w+>)?/.exec(heritage);
    if (!found) return whole;
    const [clause, omit, tableName = '', place] = found;
    const table = tables[tableName];
    if (!table) throw new Error(`There is no option table ${tableName}: add it to scripts/declarations/written-options.ts.`);
    const others = heritage
      .replace(clause, '')
      .split(',')
      .filter((one) => one.trim() !== '');
    const names = namesIn(table, place as OptionPlace).filter((name) => !omit || !omitted.includes(name));
    const members = names.map((name) => memberOf(tableName, name, table[name] as OptionRow<unknown, unknown>));
    return `${head}${others.length > 0 ? ` extends ${others.map((one) => one.trim()).join(', ')}` : ''} {\n${members.join('')}`;
  });

function memberOf(table: string, name: string, row: OptionRow<unknown, unknown>): string {
  const unit = row.unit ? `, in ${row.unit === 'ms' ? 'milliseconds' : row.unit}` : '';
  const standard = row.default === undefined ? '' : ` Default: \`${JSON.stringify(row.default)}\`.`;
  const description = (row.description.charAt(0).toUpperCase() + row.description.slice(1)).replaceAll('*/', '* /');
  const schema = zod.toJSONSchema(row.schema(zod.z), { io: 'input', unrepresentable: 'any' });
  const type = namedTypes[`${table}.${name}`] ?? typeText(schema as JsonSchema, `${table}.${name}`);
  return `    /** ${description}${unit}.${standard} */\n    readonly ${name}?: ${type} | undefined;\n`;
}

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
}

/** Returns a JSON Schema as a TypeScript type. Throws for a schema without one. */
function typeText(schema: JsonSchema, option: string): string {
  const { type, items, anyOf, propertyNames, additionalProperties } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map((one) => typeText(one, option)).join(' | ');
  if (type === 'array' && items) {
    const list = `readonly (${typeText(items, option)})[]`;
    return items.type === 'string' && !items.enum ? `string | ${list.replace('(string)', 'string')}` : list;
  }
  if (type === 'object' && additionalProperties) {
    const names = propertyNames?.enum ? typeText(propertyNames, option) : 'string';
    return `Readonly<Partial<Record<${names}, ${typeText(additionalProperties, option)}>>>`;
  }
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  throw new Error(
    `The option ${option} has no type in declarations: add it to namedTypes in scripts/declarations/written-options.ts.`,
  );
}
