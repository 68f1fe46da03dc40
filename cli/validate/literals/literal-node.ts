/** A value as it stands in a text: JSON, or the literals of a script. `start` and `end` are indexes of that text. */
export type LiteralNode = { readonly start: number; end: number } & (
  | { readonly kind: 'object'; readonly members: LiteralMember[] }
  | { readonly kind: 'array'; readonly elements: LiteralNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'scalar'; readonly value: number | boolean | null | undefined }
  /** Something only running the script could tell: a call, a variable, a sum. */
  | { readonly kind: 'expression' }
);

export type ObjectNode = Extract<LiteralNode, { kind: 'object' }>;

export interface LiteralMember {
  readonly key: string;
  readonly keyStart: number;
  readonly value: LiteralNode;
}

/** The value of the last member of that name, as JSON.parse and a script would keep it. */
export function memberNamed(node: ObjectNode, key: string): LiteralMember | undefined {
  return node.members.findLast((member) => member.key === key);
}

/** The string value of a member, if it has one. */
export function stringMember(node: ObjectNode, key: string): string | undefined {
  const value = memberNamed(node, key)?.value;
  return value?.kind === 'string' ? value.value : undefined;
}

/**
 * The plain value a node stands for. Of keys that occur twice the last one counts; `__proto__` is a key like any other;
 * expressions become undefined. Goes to any depth without recursion.
 */
export function plainValueOf(root: LiteralNode): unknown {
  const result: unknown[] = [];
  const open: { node: LiteralNode; put: (value: unknown) => void }[] = [
    {
      node: root,
      put: (value) => {
        result[0] = value;
      },
    },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, put } = next;
    if (node.kind === 'object') {
      const object: Record<string, unknown> = {};
      put(object);
      for (const [key, value] of new Map(node.members.map((member) => [member.key, member.value]))) {
        defineValue(object, key, undefined);
        open.push({ node: value, put: (made) => defineValue(object, key, made) });
      }
    } else if (node.kind === 'array') {
      const array: unknown[] = new Array(node.elements.length).fill(undefined);
      put(array);
      for (const [index, element] of node.elements.entries()) {
        open.push({
          node: element,
          put: (made) => {
            array[index] = made;
          },
        });
      }
    } else put(node.kind === 'expression' ? undefined : node.value);
  }
  return result[0];
}

const defineValue = (object: object, key: string, value: unknown): void => {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
};
