import { isInRegion, type Region, regionOf, viewportRegion } from './region.ts';
import { matches } from './select.ts';

/** Properties whose numbers are lengths. */
const lengths = /width|height|top|left|right|bottom|margin|padding/i;

const tokens = (names: unknown): string[] =>
  String(names ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** Attributes, data, styles and place of a node. The window and the document lack some of them. */
export class NodeBase {
  readonly _node: HTMLElement;
  readonly #data = new Map<string, unknown>();

  constructor(target: EventTarget) {
    this._node = target as HTMLElement;
  }

  getDOMNode(): HTMLElement {
    return this._node;
  }
  test(selector: unknown): boolean {
    if (typeof selector === 'function') return !!selector(this);
    return this._node instanceof Element && matches(this._node, String(selector));
  }
  inDoc(): boolean {
    return this._node.isConnected;
  }
  toString(): string {
    return `${this._node}`;
  }
  generateID(): string {
    this._node.id ||= `yui_${Math.random().toString(36).slice(2)}`;
    return this._node.id;
  }

  getAttribute(name: string): string {
    return this._node.getAttribute?.(name) ?? '';
  }
  hasAttribute(name: string): boolean {
    return !!this._node.hasAttribute?.(name);
  }
  setAttribute(name: string, value: unknown): this {
    this._node.setAttribute?.(name, String(value));
    return this;
  }
  removeAttribute(name: string): this {
    this._node.removeAttribute?.(name);
    return this;
  }
  /** Returns the value of `setData`, else of the `data-` attribute; without a name, all values. */
  getData(name?: string): unknown {
    if (name === undefined) return { ...this._node.dataset, ...Object.fromEntries(this.#data) };
    return this.#data.has(name) ? this.#data.get(name) : (this._node.getAttribute?.(`data-${name}`) ?? undefined);
  }
  setData(name: string, value: unknown): this {
    this.#data.set(name, value);
    return this;
  }
  clearData(name?: string): this {
    if (name === undefined) this.#data.clear();
    else this.#data.delete(name);
    return this;
  }

  hasClass(name: string): boolean {
    return tokens(name).some((each) => this._node.classList?.contains(each));
  }
  addClass(names: unknown): this {
    this._node.classList?.add(...tokens(names));
    return this;
  }
  removeClass(names: unknown): this {
    this._node.classList?.remove(...tokens(names));
    return this;
  }
  replaceClass(old: unknown, name: unknown): this {
    return this.removeClass(old).addClass(name);
  }
  toggleClass(names: unknown, isOn?: unknown): this {
    for (const name of tokens(names)) this._node.classList?.toggle(name, typeof isOn === 'boolean' ? isOn : !this.hasClass(name));
    return this;
  }

  getStyle(name: string): string {
    const own = name.includes('-') ? this._node.style?.getPropertyValue(name) : this._node.style?.[name as 'width'];
    return own || this.getComputedStyle(name);
  }
  getComputedStyle(name: string): string {
    if (!(this._node instanceof Element)) return '';
    const style = getComputedStyle(this._node);
    return name.includes('-') ? style.getPropertyValue(name) : style[name as 'width'];
  }
  /** A number becomes a length in px if the property is a length. */
  setStyle(name: string, value: unknown): this {
    const text = typeof value === 'number' && lengths.test(name) ? `${value}px` : String(value ?? '');
    if (name.includes('-')) this._node.style?.setProperty(name, text);
    else if (this._node.style) this._node.style[(name === 'float' ? 'cssFloat' : name) as 'width'] = text;
    return this;
  }
  setStyles(styles: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(styles ?? {})) this.setStyle(name, value);
    return this;
  }
  show(): this {
    return this.setStyle('display', '').removeAttribute('hidden');
  }
  hide(): this {
    return this.setStyle('display', 'none');
  }
  toggleView(isOn = getComputedStyle(this._node).display === 'none'): this {
    return isOn ? this.show() : this.hide();
  }

  region(): Region {
    return regionOf(this._node);
  }
  /** Returns the width, after setting it to a given value. The window has the width of its view. */
  width(value?: unknown): number {
    if (value !== undefined) this.setStyle('width', value);
    return this._node instanceof HTMLElement ? this._node.offsetWidth : this.region().width;
  }
  height(value?: unknown): number {
    if (value !== undefined) this.setStyle('height', value);
    return this._node instanceof HTMLElement ? this._node.offsetHeight : this.region().height;
  }
  getX(): number {
    return this.region().left;
  }
  getY(): number {
    return this.region().top;
  }
  getXY(): [number, number] {
    return [this.getX(), this.getY()];
  }
  setX(left: number): this {
    return this.setXY([left, this.getY()]);
  }
  setY(top: number): this {
    return this.setXY([this.getX(), top]);
  }
  setXY([left, top]: readonly [number, number]): this {
    if (this.getComputedStyle('position') === 'static') this.setStyle('position', 'relative');
    const now = {
      left: Number.parseFloat(this.getComputedStyle('left')) || 0,
      top: Number.parseFloat(this.getComputedStyle('top')) || 0,
    };
    const [x, y] = this.getXY();
    return this.setStyles({ left: now.left + left - x, top: now.top + top - y });
  }
  inRegion(other: unknown, isWhole?: boolean): boolean {
    const outer = other instanceof NodeBase ? other.region() : (other as Region | null);
    return !!outer && isInRegion(this.region(), outer, isWhole);
  }
  inViewportRegion(_other?: unknown, isWhole?: boolean): boolean {
    return isInRegion(this.region(), viewportRegion(), isWhole);
  }
  scrollIntoView(atTop?: boolean): this {
    this._node.scrollIntoView?.(atTop);
    return this;
  }
  focus(): this {
    this._node.focus();
    return this;
  }
  blur(): this {
    this._node.blur();
    return this;
  }
}
