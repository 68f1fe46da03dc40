import { endpoints } from '../../../../runtime/contract/endpoints.ts';
import { isFields, readJson } from '../../../../runtime/contract/read.ts';
import type { CallFields } from '../../artifacts/requests.ts';

interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  /** The response as text; null where it was not observed. */
  readonly response: string | null;
}

/** Whether a request that the browser reported is a call: to an /api path, or one that sends data. */
export const isCall = ({
  method,
  url,
  type,
}: {
  readonly method: string;
  readonly url: string;
  readonly type: string;
}): boolean =>
  type !== 'Document' && type !== 'Preflight' && (isApi(url) || type === 'Ping' || !['GET', 'HEAD', 'OPTIONS'].includes(method));

export const isApi = (url: string): boolean => URL.canParse(url) && new URL(url).pathname.startsWith('/api/');

/** Returns the fields of a call. */
export const callFields = ({ method, url, body, response }: SentCall): CallFields => {
  const endpoint = endpointOf(method, new URL(url).pathname);
  return { endpoint, body: decodeBody(body), ...responseParts(endpoint, response) };
};

function endpointOf(method: string, path: string): string | null {
  const matches = (pattern: string) => {
    const parts = path.split('/');
    return (
      pattern.split('/').length === parts.length &&
      pattern.split('/').every((part, index) => part.startsWith('{') || part === parts[index])
    );
  };
  return Object.values(endpoints).find((row) => row.method === method && matches(row.path))?.name ?? null;
}

/** Returns the parts of a response that rules need. The rest may be private. */
function responseParts(endpoint: string | null, text: string | null): Pick<CallFields, 'crumbFail' | 'settings'> {
  const body = decodeJson(text ?? '');
  if (!isFields(body)) return {};
  return { crumbFail: body.crumbFail === true, ...(endpoint === 'performance-settings' && { settings: body }) };
}

/** Decodes a request body: JSON, or form fields, whose JSON texts are decoded too. Any other text is returned unchanged. */
export function decodeBody(text: string | null): unknown {
  const json = decodeJson(text ?? '');
  if (json !== undefined) return json;
  if (text === null || !/^[^=&\s]+=/.test(text)) return text;
  return Object.fromEntries([...new URLSearchParams(text)].map(([key, value]) => [key, decodeJson(value) ?? value]));
}

/** Decodes objects and lists only, so that a number in a field stays text. */
const decodeJson = (text: string): unknown => (/^\s*[[{]/.test(text) ? readJson(text) : undefined);
