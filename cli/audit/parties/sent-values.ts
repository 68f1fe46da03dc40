import { readJson } from '../../../runtime/contract/read.ts';
import type { Request } from '../artifacts/artifacts.ts';
import { ownHeaders, sentFields } from '../artifacts/sent-requests.ts';
import { siteOf } from './sites.ts';

/** A value of a request, with its place in the requests to a site. */
export interface SentValue {
  /** Site, and the name of the parameter or field, or the position in the path or the host. Equal places compare. */
  readonly place: string;
  /** Name of the parameter or field; empty for a part of the path or the host. */
  readonly name: string;
  readonly value: string;
  /** Whether it is a label of the host. */
  readonly isInHost?: true;
}

const maxValues = 1000;
const maxDepth = 8;
const minBareLength = 8;
const separators = /["'\s,;:{}[\]=|&!$~]+/;

interface ReadValues {
  readonly values: readonly SentValue[];
  /** Whether there are more. */
  readonly isPart: boolean;
}

const known = new WeakMap<Request, ReadValues>();

/** Whether a request has more values than are read. */
export const isReadInPart = (request: Request): boolean => valuesOf(request).isPart;

/** Returns the values in the address and the body of a request, whole and in their parts between separators. */
export const sentValues = (request: Request): readonly SentValue[] => valuesOf(request).values;

function valuesOf(request: Request): ReadValues {
  const before = known.get(request);
  if (before) return before;
  const values = readValues(request);
  known.set(request, values);
  return values;
}

function readValues(request: Request): ReadValues {
  const { hostname, pathname } = new URL(request.url);
  const site = siteOf(hostname);
  const { parameters, otherBody } = sentFields(request);
  const labels = hostname.slice(0, Math.max(0, hostname.length - site.length - 1)).split('.');
  const segments = pathname.split('/').slice(1);
  const fields = otherBody === null ? [] : fieldsOf(readJson(otherBody) ?? otherBody);
  // A text that is no form, such as that of `?7f3c9a52`, is read as the name of a parameter without a value.
  const named = [...parameters, ...fields, ...ownHeaders(request)].map(([name, value]) =>
    value === '' && name.length >= minBareLength
      ? { place: `${site} =`, name: '', value: name }
      : { place: `${site} ${name}`, name, value },
  );
  const unnamed = [
    ...labels.map((value, index) => ({ place: `${site} .${labels.length - index}`, name: '', value, isInHost: true as const })),
    ...segments.map((value, index) => ({ place: `${site} /${index}/${segments.length}`, name: '', value })),
  ];
  const all = [...unnamed, ...named];
  const values = all.slice(0, maxValues).flatMap((one) => {
    const parts = one.value.split(separators);
    if (parts.length === 1) return [one];
    return [one, ...parts.map((value, index) => ({ ...one, place: `${one.place} ${index}`, value }))];
  });
  return { values, isPart: all.length > maxValues };
}

/** Returns the texts and numbers of a JSON value by the names of their fields. */
function fieldsOf(value: unknown, name = '', depth = 0): [name: string, value: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  if (depth > maxDepth) return [[name, JSON.stringify(value)]];
  return Object.entries(value)
    .slice(0, maxValues)
    .flatMap(([key, inner]) => fieldsOf(inner, Array.isArray(value) ? name : key, depth + 1));
}
