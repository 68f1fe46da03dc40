import { isIP } from 'node:net';
import { TargetError } from '../common/errors.ts';

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const lifetimeMs = 90 * 86_400_000;

/**
 * Creates a key and a self-signed certificate for these names and IP addresses. Throws a TargetError when the optional package
 * `selfsigned` is not installed: only `serve --https` needs it.
 */
export async function createCertificate(
  names: readonly string[],
  load: () => Promise<typeof import('selfsigned')> = () => import('selfsigned'),
): Promise<Certificate> {
  const { generate } = await load().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new TargetError('--https needs a package that is not installed: npm install selfsigned@5', error);
  });
  const altNames = names.map((name) => (isIP(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name }));
  const made = await generate([{ name: 'commonName', value: 'ss-runtime' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + lifetimeMs),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return { cert: made.cert, key: made.private };
}
