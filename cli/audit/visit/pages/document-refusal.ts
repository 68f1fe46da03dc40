import { pathOf } from '../../artifacts/addresses.ts';
import type { Refusal } from '../../artifacts/artifacts.ts';
import type { DocumentReading } from '../../in-page/read-document.ts';
import { wallWords } from './wall-marks.ts';

/** Addresses of one visit. */
interface Way {
  readonly askedFor: string;
  readonly landedOn: string;
}

/** Names of documents that are not pages, by the beginning of their media type. */
const documentNames: readonly (readonly [type: RegExp, name: string])[] = [
  [/^application\/pdf$/, 'a PDF document'],
  [/json$/, 'JSON data'],
  [/^image\//, 'an image'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a sound'],
  [/xml$/, 'an XML document'],
  [/^text\/plain$/, 'plain text'],
];
const pageTypes = ['text/html', 'application/xhtml+xml'];

/** Returns why a document is not the page that was asked for; null when it is. */
export function documentRefusal(reading: DocumentReading, way: Way): Refusal | null {
  const { contentType, hasContent, isJson } = reading;
  if (!pageTypes.includes(contentType)) {
    const name = documentNames.find(([type]) => type.test(contentType))?.[1] ?? `a document of the type ${contentType}`;
    return { kind: 'document', reason: `it is ${name}, and only HTML pages can be judged` };
  }
  if (isJson) return { kind: 'document', reason: 'it is JSON data, and only HTML pages can be judged' };
  return wall(reading) ?? signIn(reading, way) ?? (hasContent ? null : { kind: 'empty', reason: 'it has no visible content' });
}

/** A wall is a small page: an ordinary page may contain a captcha or speak of robots. */
function wall({ walls, captchas, text, title, links, fields }: DocumentReading): Refusal | null {
  const isSmall = text.length < 1500 && links <= 8;
  const isBare = text.length < 600 && links <= 5 && fields === 0;
  const isWall =
    (walls.length > 0 && isSmall) || (captchas > 0 && isBare) || (isBare && (wallWords.test(title) || wallWords.test(text)));
  if (!isWall) return null;
  const maker = walls[0] === undefined ? '' : ` (${walls[0]})`;
  const advice = 'let this machine pass there, or give the cookies of a visitor who has passed (--cookies)';
  return { kind: 'wall', reason: `a check for robots${maker} was shown instead of the page: ${advice}` };
}

const signInPath =
  /(^|[/_.-])(log-?in|sign-?in|signon|auth|authorize|oauth2?|sso|saml2?|session|account|anmelden|connexion)([/_.-]|$)/i;

/** A page that leads to another address with a password field is a sign-in page (our choice). */
function signIn({ hasPassword }: DocumentReading, { askedFor, landedOn }: Way): Refusal | null {
  const hasMoved = pathOf(askedFor) !== pathOf(landedOn) && signInPath.test(pathOf(landedOn));
  if (!hasPassword || !hasMoved || signInPath.test(pathOf(askedFor))) return null;
  return {
    kind: 'sign-in',
    reason: 'it led to a sign-in page: give the cookies of a signed-in visitor (--cookies) or a header (--header)',
  };
}
