import { Chalk } from 'chalk';
import { describe, expect, test } from 'vitest';
import { networkLines } from '../../../cli/serve/network-lines.ts';
import { startPlatform } from '../../helpers/platform/platform.ts';

const paint = new Chalk({ level: 0 });

describe('the lines about the local network', () => {
  test('name each site with its addresses, warn, and end with a QR code of the first one, at most 80 columns wide', async () => {
    const platform = await startPlatform();
    const lanSites = [
      { id: 'clean', urls: ['http://192.168.1.5:4100/', 'http://10.0.0.5:4100/'] },
      { id: 'shop', urls: ['http://192.168.1.5:4101/', 'http://10.0.0.5:4101/'] },
    ];
    const lines = networkLines({ ...platform, lanSites }, paint);
    expect(lines).toContain('    clean  http://192.168.1.5:4100/  http://10.0.0.5:4100/');
    expect(lines).toContain('    shop   http://192.168.1.5:4101/  http://10.0.0.5:4101/');
    expect(lines.join('\n')).toContain('Everyone in this network can see the pages and send calls.');
    expect(lines.join('\n')).toContain(`Only this machine can open ${platform.control}.`);
    const code = lines.filter((line) => /[█▀▄]/.test(line));
    expect([code.length > 12, new Set(code.map((line) => line.length)).size]).toEqual([true, 1]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('are absent for a platform on loopback, and say so for a machine without a network', async () => {
    const platform = await startPlatform();
    expect(networkLines(platform, paint)).toEqual([]);
    const lines = networkLines({ ...platform, lanSites: [{ id: 'clean', urls: [] }] }, paint);
    expect(lines.join('\n')).toContain('This machine has no address in a network.');
  });
});
