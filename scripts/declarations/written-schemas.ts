import { parseSync } from 'oxc-parser';
import { docBefore, identifierText, isNode, type Node } from './declaration-file.ts';

interface Source {
  readonly path: string;
  readonly text: string;
  readonly comments: ReturnType<typeof parseSync>['comments'];
}

/**
 * Returns the declarations of a module of schemas: each `type X = z.infer<typeof xSchema>` is written out, with the comments of
 * its members. Editors show these comments, and the declarations need no types of zod.
 * @param text the module's source
 */
export function withWrittenSchemas(path: string, text: string): string {
  const { program, comments } = parseSync(path, text);
  const source: Source = { path, text, comments };
  const schemas = new Map<string, Node>();
  const written: string[] = [];
  for (const statement of program.body as unknown as Node[]) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations as Node[]) schemas.set(identifierText(id), init as Node);
    else if (declaration.type === 'TSTypeAliasDeclaration') {
      const doc = docText(statement.start, source);
      const name = identifierText(declaration.id);
      const type = typeOf(schemas.get(schemaOf(name)), source, 0);
      written.push(`${doc}export ${type.startsWith('{') ? `interface ${name} ${type}` : `type ${name} = ${type};`}`);
    } else if (statement.type === 'ImportDeclaration') {
      const names = (statement.specifiers as Node[]).map(({ local }) => typeName(identifierText(local)));
      const from = identifierText(statement.source);
      if (from !== 'zod') written.push(`import type { ${names.join(', ')} } from '${from}';`);
    } else written.push(text.slice(statement.start, statement.end));
  }
  return `${written.join('\n')}\n`;
}

const schemaOf = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`;
/** Returns the type of a schema (`bannerSchema`), or of a list of names (`journeyNames`). */
const typeName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Schema$|(?<=Name)s$/, '')}`;

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  datetime: 'string',
  number: 'number',
  boolean: 'boolean',
  unknown: 'unknown',
};

/**
 * Returns the type that a schema reads, as text. All objects and lists are read-only. Throws for a schema without a known type.
 */
function typeOf(node: Node | undefined, source: Source, depth: number): string {
  if (node?.type === 'Identifier') return typeName(identifierText(node));
  if (node?.type !== 'CallExpression') throw new Error(`${source.path}: expected a schema, and got ${node?.type ?? 'nothing'}.`);
  const { object, property } = node.callee as Node;
  const method = identifierText(property);
  const given = node.arguments as Node[];
  const inner = (one: Node | undefined) => typeOf(one, source, depth);
  if (method === 'readonly' || method === 'optional' || method === 'regex') return inner(object as Node);
  if (method === 'nullable') return `${inner(object as Node)} | null`;
  if (method in plainTypes) return plainTypes[method] as string;
  if (method === 'literal') return `'${identifierText(given[0])}'`;
  if (method === 'enum') {
    const names = given[0]?.elements as Node[] | undefined;
    return names ? names.map((one) => `'${identifierText(one)}'`).join(' | ') : inner(given[0]);
  }
  if (method === 'array') return `readonly ${inner(given[0]).replace(/^.* \| .*$/, '($&)')}[]`;
  if (method === 'record') return `Readonly<Record<${given.map(inner).join(', ')}>>`;
  if (method === 'partialRecord') return `Readonly<Partial<Record<${given.map(inner).join(', ')}>>>`;
  if (method === 'union') return ((given[0]?.elements ?? []) as Node[]).map(inner).join(' | ');
  if (method === 'object') return objectType((given[0]?.properties ?? []) as Node[], source, depth);
  throw new Error(`${source.path}: scripts/declarations/written-schemas.ts has no type for z.${method}: add it there.`);
}

function objectType(members: readonly Node[], source: Source, depth: number): string {
  const indent = '    '.repeat(depth + 1);
  const lines = members.map((member) => {
    const value = member.value as Node;
    const isOptional = isNode(value.callee) && identifierText(value.callee.property) === 'optional';
    const doc = docText(member.start, source).replace(/^(?=.)/gm, indent);
    return `${doc}${indent}readonly ${identifierText(member.key)}${isOptional ? '?' : ''}: ${typeOf(value, source, depth + 1)};\n`;
  });
  return `{\n${lines.join('')}${'    '.repeat(depth)}}`;
}

/** Returns the documentation comment before an offset, with its line feed; empty without one. */
function docText(offset: number, { text, comments }: Source): string {
  const doc = docBefore(offset, text, comments);
  if (!doc) return '';
  const lines = doc.text.split('\n');
  return lines.length === 1 ? `/** ${doc.text} */\n` : `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}
