import { isFields } from '../../runtime/contract/read.ts';

/** The schema library takes seconds to collect the problems of 100,000 items. */
const itemsOfPart = 1000;

/** A part of a body, and the function that turns a pointer into it into a pointer into the body. */
export interface BodyPart {
  readonly body: unknown;
  /** Index of the first item that is in no part so far; null for the last part. */
  readonly nextItem: number | null;
  inBody(pointer: string): string;
}

/**
 * Yields a body with the items of its long lists in parts: a body that is a list, and lists in its fields. Their items have one
 * schema, so the parts are valid if the body is. A list without further items repeats its first ones.
 */
export function* partsOf(body: unknown): Generator<BodyPart> {
  const names = isFields(body) ? Object.keys(body).filter((name) => isLong(body[name])) : [];
  const lists = isLong(body) ? [body] : names.map((name) => (body as Fields)[name] as readonly unknown[]);
  if (lists.length === 0) {
    yield { body, nextItem: null, inBody: (pointer) => pointer };
    return;
  }
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let start = 0; start < longest; start += itemsOfPart) {
    const nextItem = start + itemsOfPart < longest ? start + itemsOfPart : null;
    const startIn = (list: readonly unknown[]): number => (start < list.length ? start : 0);
    const part = (list: readonly unknown[]): unknown[] => list.slice(startIn(list), startIn(list) + itemsOfPart);
    if (isLong(body)) yield { body: part(body), nextItem, inBody: (pointer) => withIndexAfter('', pointer, startIn(body)) };
    else {
      const fields = Object.fromEntries(lists.map((list, at) => [names[at], part(list)]));
      const inBody = (pointer: string): string => {
        const at = names.findIndex((name) => pointer.startsWith(`/${name}/`));
        return at < 0 ? pointer : withIndexAfter(`/${names[at]}`, pointer, startIn(lists[at] ?? []));
      };
      yield { body: { ...(body as Fields), ...fields }, nextItem, inBody };
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > itemsOfPart;

/** Adds a number to the index of a list's item in a pointer. `list` is the pointer of the list. */
function withIndexAfter(list: string, pointer: string, added: number): string {
  const [index = '', ...rest] = pointer.slice(list.length + 1).split('/');
  return /^\d+$/.test(index) ? [list, Number(index) + added, ...rest].join('/') : pointer;
}
