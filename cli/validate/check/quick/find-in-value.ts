import { pointerStep } from '../../find/item.ts';
import { isSchemaAddress } from '../../find/recognise.ts';
import { mayContainItems } from '../../find/text-with-items.ts';
import { type Fields, verdictOf } from './verdict.ts';

/** Greatest depth (our choice), because the search is recursive. */
const maxDepth = 100;
/** Greatest number of values (our choice), below the limit of the reader with positions. */
const maxValues = 1_000_000;

/** Thrown inside the search only. */
const unsure = Symbol('unsure');

/** A gallery without findings. */
interface GalleryInValue {
  /** RFC 6901 pointer into the value. */
  readonly pointer: string;
  /** Number of objects that begin before it in the text. */
  readonly objectsBefore: number;
}

export interface FoundInValue {
  readonly galleries: readonly GalleryInValue[];
  /** Number of strings in the value, keys included. A text with more of them gives a key twice. */
  readonly strings: number;
}

/**
 * Finds the galleries of a value that JSON.parse returned. Returns undefined when anything in it may have a finding, or may be
 * another item: the check with positions decides then. Pointers are empty unless `needsPointers`.
 */
export function findInValue(value: unknown, needsPointers: boolean): FoundInValue | undefined {
  return searched((search) => search.root(value), needsPointers);
}

/** Returns the number of strings in a value, keys included; undefined for a value that is too large or too deep. */
export function stringsIn(value: unknown): number | undefined {
  return searched((search) => search.skip(value, 0))?.strings;
}

function searched(run: (search: Search) => void, needsPointers = false): FoundInValue | undefined {
  const search = new Search(needsPointers);
  try {
    run(search);
    return search;
  } catch (error) {
    if (error === unsure) return undefined;
    throw error;
  }
}

class Search implements FoundInValue {
  readonly galleries: GalleryInValue[] = [];
  strings = 0;
  readonly #needsPointers: boolean;
  #objects = 0;
  #values = 0;
  readonly #path: (string | number)[] = [];

  constructor(needsPointers: boolean) {
    this.#needsPointers = needsPointers;
  }

  root(value: unknown): void {
    const [first] = Array.isArray(value) ? (value as unknown[]) : [];
    // This may be a list of variants, which is a product.
    if (typeof first === 'object' && first !== null && ('price' in first || 'priceMoney' in first)) throw unsure;
    if (isFields(value) && isSchemaAddress(value.$schema)) this.skip(value, 0);
    else this.#value(value, undefined, true);
  }

  /** Counts the strings of a value without a search for items. */
  skip(value: unknown, depth: number): void {
    this.#enter(depth);
    if (typeof value === 'string') this.strings += 1;
    else if (Array.isArray(value)) for (const element of value as unknown[]) this.skip(element, depth + 1);
    else if (typeof value === 'object' && value !== null) {
      this.#objects += 1;
      for (const key in value) {
        this.strings += 1;
        this.skip((value as Fields)[key], depth + 1);
      }
    }
  }

  #value(value: unknown, parent: Fields | undefined, alone: boolean): void {
    this.#enter(this.#path.length);
    const key = parent && this.#path.at(-1);
    if (typeof value === 'string') {
      this.strings += 1;
      if (mayContainItems(value) || (key === 'cookieSettings' && value !== '')) throw unsure;
      return;
    }
    const isSet = value !== null;
    if (isSet && key === 'cookieSettings') throw unsure;
    const isRecord = isSet && key === 'blockJson' && parent !== undefined && isRecordOfGallery(parent);
    if (isRecord && !isFields(value)) throw unsure;
    if (Array.isArray(value)) this.#elements(value, alone && parent === undefined && this.#path.length === 0);
    else if (isFields(value)) this.#object(value, isRecord, alone);
  }

  #elements(list: readonly unknown[], alone: boolean): void {
    for (let index = 0; index < list.length; index += 1) {
      this.#path.push(index);
      this.#value(list[index], undefined, alone);
      this.#path.pop();
    }
  }

  #object(object: Fields, isRecord: boolean, alone: boolean): void {
    const verdict = verdictOf(object, isRecord, alone);
    // The settings of a website are no item.
    if (verdict === undefined || (verdict && this.#path.at(-1) === 'websiteSettings')) throw unsure;
    if (verdict) {
      const pointer = this.#needsPointers ? this.#path.map(pointerStep).join('') : '';
      this.galleries.push({ pointer, objectsBefore: this.#objects });
      this.skip(object, this.#path.length);
      return;
    }
    this.#objects += 1;
    for (const key in object) {
      this.strings += 1;
      this.#path.push(key);
      this.#value(object[key], object, false);
      this.#path.pop();
    }
  }

  #enter(depth: number): void {
    this.#values += 1;
    if (depth > maxDepth || this.#values > maxValues) throw unsure;
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecordOfGallery = ({ kind, blockType }: Fields): boolean =>
  kind === 'gallery' || kind === 'summary' || (typeof blockType !== 'object' && ['8', '55'].includes(String(blockType)));
