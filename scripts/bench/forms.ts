// Costs of forms, ours beside React Hook Form with a zod resolver, and the number of lost submissions:
// `npm run bench -- forms [submissions] [seed] [rounds]` (needs `npm ci --prefix scripts/bench`).
// Bytes by the visitor's steps; a form of 40 fields at 4x CPU slow-down; then submissions under `~0.3` faults, each
// followed until the form shows its outcome.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSite } from '../../fake-server/start.ts';
import { outDir } from '../build/paths.ts';
import { fortyFields } from './forms/forty-fields.ts';
import { bundlePeer } from './forms/peer.ts';
import { reportBytes, reportForty } from './forms/report-forty.ts';
import { sendUnderFaults } from './forms/send-under-faults.ts';
import { requirePeers } from './parts/bundle.ts';
import { printTable } from './parts/table.ts';
import { inWorld } from './parts/world.ts';

const count = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);
const rounds = Number(process.argv[4] ?? 5);

requirePeers();
await reportBytes();
const peerFile = join(outDir('bench-forms'), 'peer.js');
await mkdir(dirname(peerFile), { recursive: true });
await writeFile(peerFile, await bundlePeer());
await inWorld({ sites: [await loadSite('forms'), fortyFields(peerFile)], seed }, async ({ browser, platform, address }) => {
  await reportForty(browser, address('forty', ''), rounds);
  const page = await browser.newPage();
  const tally = await sendUnderFaults(page, platform, address('forms', '/newsletter'), count);
  printTable([`${count} submissions under ~0.3 faults, seed ${seed}`, 'number'], Object.entries(tally));
  if (tally.shownSentNotStored + tally.storedTwice + tally.undecided > 0) process.exitCode = 1;
});
