import { describe, expect, test } from 'vitest';
import { call, startPlatform } from '../../helpers/platform/platform.ts';

describe('/__ss/faults', () => {
  test('returns, replaces and clears the server-wide rules; a reset restores those of the start', async () => {
    const platform = await startPlatform(undefined, { faults: 'track:204', seed: 5 });
    const rulesNow = async () => ((await call(platform, '/__ss/faults')).json() as { rules: string }).rules;
    expect((await call(platform, '/__ss/faults')).json()).toEqual({
      rules: 'track:204',
      seed: 5,
      active: [{ rule: 'track:204', target: 'track', calls: 0, applied: 0 }],
    });
    const put = await call(platform, '/__ss/faults', { method: 'PUT', body: '{"rules":"status:500@1","seed":7}' });
    expect(put.json()).toMatchObject({ rules: 'status:500@1', seed: 7 });
    expect((await call(platform, '/api/track/Track')).status).toBe(500);
    expect((await call(platform, '/api/track/Track')).status).toBe(204);
    await call(platform, '/__ss/faults', { method: 'DELETE' });
    expect(await rulesNow()).toBe('');
    await call(platform, '/__ss/reset', { method: 'POST' });
    expect(await rulesNow()).toBe('track:204');
  });

  test.each(['{', '{}', '{"rules":1}', '{"rules":"","seed":"x"}', 'null'])('%s gets 400 with the expectation', async (body) => {
    const response = await call(await startPlatform(), '/__ss/faults', { method: 'PUT', body });
    expect(response.status).toBe(400);
    expect((response.json() as { error: string }).error).not.toBe('');
  });
});
