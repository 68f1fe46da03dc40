import { describe, expect, test } from 'vitest';
import { parseFaults } from '../../../fake-server/faults/grammar.ts';
import type { faultPresets } from '../../../fake-server/faults/presets.ts';
import { call, formHeaders, startPlatform } from '../../helpers/platform/platform.ts';

const key = '/api/form/FormSubmissionKey';

describe('presets', () => {
  test('all 12 are listed with a title, one sentence and rules that can be read', async () => {
    const platform = await startPlatform();
    const { presets } = (await call(platform, '/__ss/faults/presets')).json() as { presets: typeof faultPresets };
    expect(presets.map(({ id }) => id)).toEqual([
      ...['crumb-expired', 'signed-out', 'no-permission', 'rate-limited', 'backend-down', 'gateway-page', 'half-open-socket'],
      ...['flaky', 'slow-maps', 'new-deploy', 'third-parties-blocked', 'offline'],
    ]);
    for (const { id, title, text, rules } of presets) {
      expect([id, title, text]).toEqual([id, expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z].*\.$/)]);
      expect(parseFaults(`preset:${id}`).map((rule) => rule.text)).toEqual(rules.split(','));
    }
  });

  test('a preset is a rule in the header, the query, a page’s address, PUT and the start', async () => {
    const platform = await startPlatform(undefined, { faults: 'preset:backend-down' });
    const status = async (path: string, headers: Record<string, string> = {}) =>
      (await call(platform, path, { method: 'POST', headers })).status;
    expect(await status(key)).toBe(503);
    expect(await status(key, { 'x-ss-fault': 'preset:gateway-page' })).toBe(502);
    expect(await status(`${key}?__ss=preset:gateway-page`)).toBe(502);
    const page = await call(platform, '/?__ss=preset:gateway-page');
    const cookie = [page.headers['set-cookie'] ?? []]
      .flat()
      .map((each) => each.split(';')[0])
      .join('; ');
    expect(await status(key, { cookie })).toBe(502);
    const body = '{"rules":"track:204, preset:rate-limited,preset:new-deploy"}';
    const put = (await call(platform, '/__ss/faults', { method: 'PUT', body })).json() as {
      rules: string;
      active: { rule: string }[];
    };
    expect([put.rules, put.active.map(({ rule }) => rule)]).toEqual([
      'track:204, preset:rate-limited,preset:new-deploy',
      [
        ...['track:204', 'save-form-submission:status:429', 'site-user-session-create:status:429'],
        ...['get-widget-rendering:status:429', 'chunk:status:404'],
      ],
    ]);
    expect(await status('/api/site-users/account/session')).toBe(429);
  });

  test('crumb-expired fails each call once: the repeat with the new crumb succeeds', async () => {
    const platform = await startPlatform(undefined, { faults: 'preset:crumb-expired' });
    const send = (crumb: string) =>
      call(platform, `${key}?crumb=${crumb}`, { method: 'POST', headers: { ...formHeaders, cookie: `crumb=${crumb}` } });
    const failed = (await send('old')).json() as { crumbFail: boolean; crumb: string };
    expect(failed.crumbFail).toBe(true);
    expect((await send(failed.crumb)).json()).toHaveProperty('key');
    expect((await call(platform, '/api/track/Track')).headers['x-ss-fault-applied']).toBe(undefined);
  });

  test.each(['preset:nothing', 'preset:', 'preset:flaky@1', 'preset:toString', 'preset:flaky~0.5'])(
    '%s is refused with all names',
    (rule) => {
      expect(() => parseFaults(`hang,${rule}`)).toThrow(`The fault rule "${rule}" cannot be read`);
      expect(() => parseFaults(rule)).toThrow('Presets: crumb-expired, signed-out, ');
    },
  );

  test('a preset ends a message before it', () => {
    expect(parseFaults('track:error:Sorry, no,preset:backend-down').map(({ text }) => text)).toEqual([
      'track:error:Sorry, no',
      'status:503',
    ]);
  });
});
