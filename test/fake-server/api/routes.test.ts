// covers: fake-server/api/ fake-server/
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../../fake-server/api/router.ts';
import { apiRoutes } from '../../../fake-server/api/routes.ts';
import { createApp } from '../../../fake-server/app.ts';
import { createFaults } from '../../../fake-server/faults/faults.ts';
import { createJournal } from '../../../fake-server/journal/journal.ts';
import { createPageReader } from '../../../fake-server/pages/read-all-pages.ts';
import { serveCallsOf } from '../../../fake-server/serve-calls.ts';
import { createSessions } from '../../../fake-server/sessions/sessions.ts';
import { createState } from '../../../fake-server/state/state.ts';
import { createVisits } from '../../../fake-server/visits/visits.ts';
import { endpoints } from '../../../runtime/contract/endpoints.ts';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

interface Layer {
  readonly route?: { readonly path: string | readonly string[]; readonly stack: readonly { readonly method?: string }[] };
}

test('the router lists each of the 32 endpoints of the contract as one route, and one more that all paths share', () => {
  const { stack } = apiRoutes(() => undefined) as unknown as { readonly stack: readonly Layer[] };
  const routes = stack.flatMap(({ route }) => (route ? [route] : []));
  const single = routes.slice(0, -1).map(({ path, stack: [first] }) => `${first?.method?.toUpperCase()} ${path}`);
  expect(single).toEqual(
    Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace('{', ':').replace('}', '')}`),
  );
  expect(single).toHaveLength(32);
  expect(routes.at(-1)?.path).toEqual([
    ...new Set(Object.values(endpoints).map(({ path }) => path.replace('{', ':').replace('}', ''))),
  ]);
});

test('without the fast path in front the app serves the same calls, and each is in the journal', async () => {
  const create = () => ({ journal: createJournal(), state: createState(), faults: createFaults() });
  const sessions = createSessions({ main: create(), create });
  const visits = createVisits(sessions, '/nowhere');
  const api = createApi({
    sessions,
    recording: null,
    reissuesCookies: false,
    keepsSecrets: false,
    readPages: createPageReader([]),
    observeCookies: visits.observe,
  });
  const { handle } = createApp({
    sites: [],
    sessions,
    serveCall: serveCallsOf([], sessions, api),
    runtimeDir: '/nowhere',
    reports: null,
    visits,
    checkSettings: undefined,
    watch: false,
    pages: { network: true, onSealedPage: () => {}, reissuesCookies: false },
  });
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const platform = await startPlatform();
  const app = { ...platform, port: (server.address() as AddressInfo).port };

  const paths = [
    ...Object.values(endpoints).map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/, 'a%20b') })),
    { method: 'GET', path: '/api/none' },
    { method: 'GET', path: '/api' },
    { method: 'GET', path: '/api/1/performance/settings', headers: { 'X-SS-Session': 'a wrong name' } },
    { method: 'PUT', path: '/api/census/RecordHit' },
    { method: 'OPTIONS', path: '/api/census/RecordHit' },
    { method: 'POST', path: '/api/census/RecordHit/' },
    // A parameter that cannot be decoded.
    ...Object.values(endpoints)
      .filter(({ path }) => path.includes('{'))
      .map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/, '%E0%A4%A') })),
  ];
  const seen = async (
    to: typeof platform,
    { method, path, headers: sent }: { method: string; path: string; headers?: Record<string, string> },
  ) => {
    const { status, headers, text } = await call(to, path, { method, ...(sent && { headers: sent }) });
    const { allow, 'content-type': type } = headers;
    // Issued values differ.
    return { method, path, status, allow, type, keys: type?.includes('json') ? Object.keys(JSON.parse(text)) : [] };
  };
  for (const one of paths) expect(await seen(app, one)).toEqual(await seen(platform, one));
  const listed = ({ entries }: typeof platform.journal) => entries().map(({ method, path, status }) => [method, path, status]);
  expect(listed(sessions.main.journal)).toEqual(listed(platform.journal));
});
