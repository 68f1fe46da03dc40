/** A value in a text: JSON, or a literal of a script. `start` and `end` are indexes in that text. */
export type LiteralNode = { readonly start: number; end: number } & (
  | { readonly kind: 'object'; readonly members: LiteralMember[] }
  | { readonly kind: 'array'; readonly elements: LiteralNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'scalar'; readonly value: number | boolean | null | undefined }
  /** A value that only running the script determines, such as a call, a variable or a sum. */
  | { readonly kind: 'expression' }
);

export type ObjectNode = Extract<LiteralNode, { kind: 'object' }>;

export interface LiteralMember {
  readonly key: string;
  readonly keyStart: number;
  readonly value: LiteralNode;
}

/** Returns the last member with this key, which JSON.parse and scripts use. */
export function memberNamed(node: ObjectNode, key: string): LiteralMember | undefined {
  for (let index = node.members.length - 1; index >= 0; index -= 1) {
    const member = node.members[index];
    if (member?.key === key) return member;
  }
  return undefined;
}

/** Returns the string value of a member; undefined without one. */
export function stringMember(node: ObjectNode, key: string): string | undefined {
  const value = memberNamed(node, key)?.value;
  return value?.kind === 'string' ? value.value : undefined;
}

/**
 * Returns the plain value of a node of any depth, without recursion. The last of equal keys counts, `__proto__` is an ordinary
 * key, and expressions become undefined.
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
