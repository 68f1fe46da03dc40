import { type ParseResult, parseSync } from 'oxc-parser';

/** A node of the parser's syntax tree. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export type Node = SyntaxNode & Readonly<Record<string, unknown>>;

/** A name that a file exports or imports: the name in the other file, and that file. `*` is the whole module. */
export interface Link {
  readonly name: string;
  readonly specifier: string;
}

/** One statement of a declaration file that declares names. */
export interface Declaration {
  readonly node: Node;
  /** Start of the documentation comment, or of the statement without one. */
  readonly start: number;
  readonly end: number;
  /** Text of the documentation comment; empty without one. */
  readonly doc: string;
  /** Identifiers and `import('…')` types inside. */
  readonly names: ReadonlySet<string>;
  readonly importTypes: readonly Link[];
}

/** A declaration file, taken apart. */
export interface DeclarationFile {
  readonly text: string;
  /** Statements by the name that they declare; an overloaded function has several. */
  readonly declared: ReadonlyMap<string, readonly Declaration[]>;
  /** `declare global` and `declare module`, which have an effect without a name. */
  readonly augmentations: readonly Declaration[];
  readonly imports: ReadonlyMap<string, Link>;
  /** Exported names that are declared or imported here, by their local name. */
  readonly exports: ReadonlyMap<string, string>;
  readonly reExports: ReadonlyMap<string, Link>;
  /** Specifiers of `export * from`. */
  readonly starExports: readonly string[];
  /** All statements, in order. */
  readonly statements: readonly Node[];
  readonly comments: ParseResult['comments'];
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
/** Returns the name of an identifier, or the text of a literal. */
export const identifierText = (value: unknown): string => {
  const { name, value: text } = value as { name?: unknown; value?: unknown };
  return String(name ?? text);
};

/** Takes a declaration file apart. Throws for a file that the parser cannot read. */
export function readDeclarations(path: string, text: string): DeclarationFile {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const declared = new Map<string, Declaration[]>();
  const imports = new Map<string, Link>();
  const exports = new Map<string, string>();
  const reExports = new Map<string, Link>();
  const augmentations: Declaration[] = [];
  const starExports: string[] = [];
  const declare = (node: Node, statement: Node): string[] => {
    const entry = declarationOf(statement, text, comments);
    const isAugmentation = node.type === 'TSModuleDeclaration' && (node.global === true || (node.id as Node).type === 'Literal');
    if (isAugmentation) augmentations.push(entry);
    const ids = node.type === 'VariableDeclaration' ? (node.declarations as Node[]).map(({ id }) => id) : [node.id];
    const names = isAugmentation ? [] : ids.map(identifierText);
    for (const name of names) declared.set(name, [...(declared.get(name) ?? []), entry]);
    return names;
  };
  const statements = program.body as unknown as Node[];
  for (const statement of statements) {
    const specifiers = (statement.specifiers ?? []) as Node[];
    const source = isNode(statement.source) ? identifierText(statement.source) : null;
    if (statement.type === 'ImportDeclaration')
      for (const { imported, local } of specifiers)
        imports.set(identifierText(local), { name: imported ? identifierText(imported) : '*', specifier: source ?? '' });
    else if (statement.type === 'ExportAllDeclaration') {
      if (statement.exported) reExports.set(identifierText(statement.exported), { name: '*', specifier: source ?? '' });
      else starExports.push(source ?? '');
    } else if (statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration))
      for (const name of declare(statement.declaration, statement)) exports.set(name, name);
    else if (statement.type === 'ExportNamedDeclaration')
      for (const { local, exported } of specifiers)
        if (source === null) exports.set(identifierText(exported), identifierText(local));
        else reExports.set(identifierText(exported), { name: identifierText(local), specifier: source });
    else declare(statement, statement);
  }
  return { text, declared, augmentations, imports, exports, reExports, starExports, statements, comments };
}

function declarationOf(node: Node, text: string, comments: ParseResult['comments']): Declaration {
  const names = new Set<string>();
  const importTypes: Link[] = [];
  visit(node, (inner) => {
    if (inner.type === 'Identifier') names.add(identifierText(inner));
    if (inner.type === 'TSImportType')
      importTypes.push({
        name: isNode(inner.qualifier) ? leftmost(inner.qualifier) : '*',
        specifier: identifierText(inner.source),
      });
  });
  const doc = docBefore(node.start, text, comments);
  return { node, start: doc?.start ?? node.start, end: node.end, doc: doc?.text ?? '', names, importTypes };
}

const leftmost = (node: Node): string => (isNode(node.left) ? leftmost(node.left) : identifierText(node));

/** Calls the function with a node and all nodes inside. */
function visit(node: unknown, call: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, call);
  if (!isNode(node)) return;
  call(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, call);
}

/** Returns the documentation comment right before an offset, with its text without the asterisks. */
export function docBefore(
  offset: number,
  text: string,
  comments: ParseResult['comments'],
): { readonly start: number; readonly text: string } | null {
  const comment = comments.findLast(({ end }) => end <= offset);
  if (!comment?.value.startsWith('*') || text.slice(comment.end, offset).trim() !== '') return null;
  const lines = comment.value.slice(1).split('\n');
  return {
    start: comment.start,
    text: lines
      .map((line) => line.replace(/^\s*\* ?/, '').trim())
      .join('\n')
      .trim(),
  };
}
