import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:https';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { TargetError } from '../../../fake-server/common/errors.ts';
import { createCertificate } from '../../../fake-server/http/certificate.ts';
import { siteFolder, startPlatform } from '../../helpers/platform/platform.ts';

test('a certificate has the given names and addresses, is valid for 90 days, and has a new key', async () => {
  const [one, two] = await Promise.all([createCertificate(['a.localhost', '127.0.0.1', '::1']), createCertificate(['b'])]);
  const certificate = new X509Certificate(one.cert);
  expect(certificate.subjectAltName).toBe('DNS:a.localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1');
  const daysLeft = (Date.parse(certificate.validTo) - Date.now()) / 86_400_000;
  expect([Math.round(daysLeft), Date.parse(certificate.validFrom) <= Date.now()]).toEqual([90, true]);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(one.key).not.toBe(two.key);
});

test('without the package the error has the command that installs it', async () => {
  const missing = async () => Promise.reject(Object.assign(new Error('Cannot find'), { code: 'ERR_MODULE_NOT_FOUND' }));
  const failure = await createCertificate(['a'], missing).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TargetError);
  expect((failure as Error).message).toBe('--https needs a package that is not installed: npm install selfsigned@5');
});

test('a platform over https has https addresses, and its names are in the certificate', async () => {
  const platform = await startPlatform([siteFolder('one', { 'index.html': 'x' })], { https: true });
  const origin = `https://one.localhost:${platform.port}/`;
  expect([platform.url, platform.sites[0]?.url]).toEqual([`https://localhost:${platform.port}/`, origin]);
  const get = (path: string, host: string) =>
    new Promise<{ text: string; names: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: platform.port, path, headers: { host }, rejectUnauthorized: false }, (response) => {
        const names = (response.socket as import('node:tls').TLSSocket).getPeerCertificate().subjectaltname ?? '';
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ text: Buffer.concat(parts).toString(), names }));
      })
        .on('error', reject)
        .end();
    });
  const sites = await get('/__ss/sites', `localhost:${platform.port}`);
  expect(JSON.parse(sites.text)).toMatchObject({ sites: [{ url: origin }] });
  for (const name of ['localhost', 'one.localhost', 'static.localhost', 'third-party.localhost'])
    expect(sites.names.split(', ')).toContain(`DNS:${name}`);
  expect((await get('/', 'nobody.localhost')).text).toContain(`href="${origin}"`);
  await get('/api/nope', 'one.localhost');
  const har = await get('/__ss/journal.har', `localhost:${platform.port}`);
  expect(har.text).toContain('"url":"https://one.localhost/api/nope"');
});

test('a client that connects and sends nothing does not prevent closing', async () => {
  const platform = await startPlatform(undefined, { https: true });
  const client = connect(platform.port, '127.0.0.1');
  await once(client, 'connect');
  // A connection that was not accepted yet is reset.
  client.on('error', () => undefined);
  const isCut = new Promise((resolve) => client.on('close', resolve));
  await platform.close();
  await isCut;
});
