import { expect, test } from 'vitest';
import { stableAddresses } from '../../../../cli/audit/gathering/stable-addresses.ts';
import { hit, page, visit } from '../../../helpers/audit/audit-artifacts.ts';

test('ports of the fake platforms are removed from every address, other ports are kept', () => {
  const seen = page(
    visit({
      landedOn: 'http://clean.localhost:41234/a?from=http%3A%2F%2Fclean.localhost%3A41234%2F',
      calls: [hit({ url: 'http://static.localhost:41234/x', page: 'http://localhost:4100/' })],
    }),
  );
  expect(stableAddresses([41234])(seen).visits[0]).toMatchObject({
    landedOn: 'http://clean.localhost/a?from=http%3A%2F%2Fclean.localhost%2F',
    requests: [{ url: 'http://static.localhost/x', page: 'http://localhost:4100/' }],
  });
  expect(stableAddresses([])(seen)).toBe(seen);
});
