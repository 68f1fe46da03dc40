/**
 * What keeps a page's requests on this machine (`serve` without `--allow-network`): everything is allowed as before, but from and to this
 * server's hosts alone (a policy cannot name an IPv6 address). Links lead wherever they lead.
 */
const hosts = ['localhost', '*.localhost', '127.0.0.1'].flatMap((host) =>
  ['http', 'ws'].map((scheme) => `${scheme}://${host}:*`),
);
export const localPolicy = `default-src 'self' ${hosts.join(' ')} data: blob: 'unsafe-inline' 'unsafe-eval'`;
