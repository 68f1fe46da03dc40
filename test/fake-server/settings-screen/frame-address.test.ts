import { expect, test } from 'vitest';
import { frameAddress } from '../../../fake-server/settings-screen/frame-address.ts';

const origin = 'http://site.localhost:4100';

test.each([
  ['?frameUrl=%2Fwalks%3Fa%3D1', '/walks?a=1'],
  ['?frameUrl=walks', '/walks'],
  ['?frameUrl=http%3A%2F%2Fsite.localhost%3A4100%2Fown', '/own'],
  ['', '/'],
  ['?frameUrl=', '/'],
  ['?frameUrl=https%3A%2F%2Fevil.example%2F', '/'],
  ['?frameUrl=%2F%2Fevil.example%2F', '/'],
  ['?frameUrl=javascript%3Aalert(1)', '/'],
  ['?frameUrl=%2Fconfig%2F%3FframeUrl%3D%252F', '/'],
  ['?frameUrl=%2F__ss%2F', '/'],
  ['?frameUrl=%2Fconfiguration', '/configuration'],
])('%s frames %s', (search, address) => {
  expect(frameAddress(search, origin)).toBe(address);
});
