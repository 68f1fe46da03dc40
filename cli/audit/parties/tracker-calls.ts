import type { Party } from './parties.ts';
import { shapeFacts } from './party-facts.ts';

/** A request as far as its shape tells a tracker. */
export interface ShapedRequest {
  readonly url: string;
  /** The body as text; empty without one. */
  readonly body: string;
}

const expressions = (sources: readonly string[]): readonly RegExp[] => sources.map((source) => new RegExp(source));

/** Returns the rows with their regular expressions; a parameter without one has any value. */
const readShapes = () =>
  shapeFacts.map(({ owner, kind, path, parameters, body }) => ({
    owner,
    kind,
    path: expressions(path),
    parameters: parameters.map(({ names, value }) => ({ names, value: new RegExp(value ?? '') })),
    body: expressions(body),
  }));

let shapes: ReturnType<typeof readShapes> | null = null;

/** Returns the tracker whose requests have this shape; null for another request. */
export function trackerCall({ url, body }: ShapedRequest): Party | null {
  if (!URL.canParse(url)) return null;
  const { pathname, searchParams } = new URL(url);
  shapes ??= readShapes();
  const shape = shapes.find(
    ({ path, parameters, body: parts }) =>
      path.every((expression) => expression.test(pathname)) &&
      parameters.every(({ names, value }) =>
        names.some((name) => value.test(searchParams.get(name) ?? '') && searchParams.has(name)),
      ) &&
      parts.every((expression) => expression.test(body)),
  );
  return shape ? { owner: shape.owner, kind: shape.kind } : null;
}

/**
 * Whether a request of a Google tag reports that storage is denied (Consent Mode): `gcs=G100`, or all four signals of `gcd`
 * denied.
 */
export function isDeniedInConsentMode(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { searchParams } = new URL(url);
  return searchParams.get('gcs') === 'G100' && !searchParams.has('fbp');
}

/**
 * Whether a body is part of a session recording: events of rrweb, a copy of the page’s markup, or a row of positions of the mouse
 * with their times.
 */
export function isRecording(body: string): boolean {
  if (body.length < 40) return false;
  const isRrweb = /"type":\s*[2-6],\s*"data":\s*[{["]/.test(body) && /"timestamp":\s*\d{12,}/.test(body);
  const isMarkup = /(<|\\u003c|%3C)(html|body)[\s>%\\]/i.test(body) && /(<|\\u003c|%3C)(\/|\\\/|%2F)body/i.test(body);
  const positions = body.match(/"(x|clientX|pageX)":\s*-?\d+(\.\d+)?,\s*"(y|clientY|pageY)":\s*-?\d+/g)?.length ?? 0;
  return isRrweb || isMarkup || (positions >= 2 && /mouse|pointer|cursor|move|"t(s|ime|imestamp)?":/i.test(body));
}
