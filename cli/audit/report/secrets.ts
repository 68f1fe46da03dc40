import { type SecretCutter, secretCutter } from '../../../fake-server/common/secrets/secret-cutter.ts';
import type { Headers, PageVisit } from '../artifacts/artifacts.ts';
import { isObserved, type ObservedRequest } from '../artifacts/observed-requests.ts';

/** Returns the requests that the browser reported in a visit, without secret values: those of its cookies, and credentials. */
export function cutRequests(visit: PageVisit): ObservedRequest[] {
  const cut = secretCutter(secretsOf(visit));
  return visit.requests.filter(isObserved).map((request) => cutRequest(request, cut));
}

/** Returns a request with the secret values in its addresses, headers and body replaced. */
function cutRequest(request: ObservedRequest, cut: SecretCutter): ObservedRequest {
  const { url, page, sentBy, requestHeaders, responseHeaders, postData } = request;
  return {
    ...request,
    url: cut.address(url),
    page: cut.address(page),
    sentBy: sentBy && { ...sentBy, url: cut.address(sentBy.url), stack: sentBy.stack.map(cut.address) },
    requestHeaders: cutHeaders(requestHeaders, cut),
    responseHeaders: cutHeaders(responseHeaders, cut),
    postData: postData === null ? null : cut.body(postData),
  };
}

const cutHeaders = (headers: Headers, cut: SecretCutter): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value
        .split('\n')
        .map((line) => cut.header(name, line))
        .join('\n'),
    ]),
  );

/** Returns the values of a visit that must not appear in reports: those of its cookies. */
export function secretsOf({ jarBefore, jarAtAnswer, jarAfter, writes, requests }: PageVisit): string[] {
  const jars = [...jarBefore, ...(jarAtAnswer ?? []), ...jarAfter, ...writes].map(({ value }) => value);
  const lines = requests.flatMap(({ requestHeaders, responseHeaders }) => [
    ...valuesOf(requestHeaders, 'cookie').flatMap((line) => line.split(/;\s*/)),
    ...valuesOf(responseHeaders, 'set-cookie').map((line) => line.split(';')[0] ?? ''),
  ]);
  return [...new Set([...jars, ...lines.map((pair) => pair.slice(pair.indexOf('=') + 1).trim())])];
}

const valuesOf = (headers: Headers, wanted: string): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (name.toLowerCase() === wanted ? value.split('\n') : []));
