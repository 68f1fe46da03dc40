import { LegacyEventTarget } from './event-target.ts';

type Names = Record<string, unknown>;
interface Attribute {
  value?: unknown;
  valueFn?: unknown;
  getter?: unknown;
  setter?: unknown;
}
type Class = (new (values?: Names) => LegacyBase) & { ATTRS?: Record<string, Attribute>; NS?: unknown };

const call = (owner: object, method: unknown, ...args: unknown[]): unknown => {
  const found = typeof method === 'string' ? (owner as Names)[method] : method;
  return typeof found === 'function' ? found.apply(owner, args) : undefined;
};

/** Returns the attributes of a class and its parents. */
function attributesOf(owner: object): Record<string, Attribute> {
  const all: Record<string, Attribute>[] = [];
  for (let from: object | null = owner; from; from = Object.getPrototypeOf(from)) {
    const { ATTRS } = from.constructor as unknown as Class;
    if (ATTRS) all.unshift(ATTRS);
  }
  return Object.assign({}, ...all);
}

/** `Y.Base`, `Y.Widget`, `Y.View` and `Y.Plugin.Base`: attributes, events and a life cycle. */
export class LegacyBase extends LegacyEventTarget {
  static NS: unknown;
  static ATTRS: Record<string, Attribute> = {};
  readonly #values: Names = {};
  readonly #attributes: Record<string, Attribute>;

  constructor(values: Names = {}) {
    super();
    this.#attributes = attributesOf(this);
    for (const [name, value] of Object.entries(values ?? {})) this.set(name, value);
    call(this, 'initializer', values);
  }
  get(path: string): unknown {
    const [name = '', ...rest] = String(path).split('.');
    const { value, valueFn, getter } = this.#attributes[name] ?? {};
    if (!(name in this.#values)) this.#values[name] = valueFn ? call(this, valueFn) : value;
    const own = this.#values[name];
    const found = getter ? call(this, getter, own, name) : own;
    return rest.reduce<unknown>((from, key) => (from as Names | null | undefined)?.[key], found);
  }
  set(name: string, value: unknown): this {
    const { setter } = this.#attributes[name] ?? {};
    const prevVal = this.#values[name];
    const newVal = setter ? (call(this, setter, value, name) ?? value) : value;
    this.#values[name] = newVal;
    if (prevVal !== newVal) this.fire(`${name}Change`, { prevVal, newVal, attrName: name, target: this });
    return this;
  }
  setAttrs(values: Names): this {
    for (const [name, value] of Object.entries(values ?? {})) this.set(name, value);
    return this;
  }
  getAttrs(): Names {
    return { ...this.#values };
  }
  addAttrs(attributes: Record<string, Attribute>): this {
    Object.assign(this.#attributes, attributes);
    return this;
  }
  render(): this {
    for (const name of ['renderUI', 'bindUI', 'syncUI']) call(this, name);
    return this;
  }
  destroy(): this {
    call(this, 'destructor');
    return this.detach();
  }

  /** `Y.Base.create(name, Parent, extensions, members, statics)`. */
  static create(name: string, parent: unknown, extensions?: readonly unknown[], members?: object, statics?: object): Class {
    const Parent = (typeof parent === 'function' && parent.prototype instanceof LegacyBase ? parent : LegacyBase) as Class;
    const Created = class extends Parent {};
    const parts = (extensions ?? []).map((part) => (typeof part === 'function' ? part.prototype : part));
    Object.assign(Created.prototype, ...parts, members);
    return Object.assign(Created, { NAME: name, ATTRS: {} }, statics);
  }
}
