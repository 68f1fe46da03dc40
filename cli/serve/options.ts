import { flag, listenAddress, text, texts, wholeNumber } from '../core/option-kinds.ts';
import { type DecodedOptions, defineOptions } from '../core/option-table.ts';

const maxPort = 65_535;
const maxSeed = 2 ** 31;

/** All options of `serve`. */
export const serveOptions = defineOptions({
  port: {
    ...wholeNumber(0, maxPort),
    placeholder: 'number',
    description: 'port to listen on, 0 for any free one',
    default: 4100,
  },
  host: { ...listenAddress, placeholder: 'address', description: 'address to listen on', default: '127.0.0.1' },
  https: { ...flag, description: 'serve over HTTPS, with a new certificate for each run; needs the package selfsigned' },
  record: { ...text, placeholder: 'file', description: 'append every call to this NDJSON file' },
  fault: {
    ...texts,
    placeholder: 'rules',
    description: 'make calls fail, such as "record-hit:status:500@1" (repeatable)',
  },
  seed: { ...wholeNumber(0, maxSeed), placeholder: 'number', description: 'seed of the faults’ random choices', default: 1 },
  seedData: { ...text, placeholder: 'file', description: 'initial products and members of stores, as JSON' },
  state: {
    ...text,
    placeholder: 'file',
    description:
      'keep the journal and the state of the platform in this SQLite file; before Node.js 24 needs the package node-sqlite3-wasm',
  },
  json: { ...flag, description: 'one JSON event per line on standard output', notIn: ['api'] },
  open: { ...flag, description: 'open the first site in the browser', notIn: ['api'] },
  report: { ...flag, description: 'report for each opened page which blocks are mounted, which are not, and why' },
  allowNetwork: { ...flag, description: 'let pages request other hosts; without it they request this machine only' },
  reissueCookies: {
    ...flag,
    description:
      'renew the visitor record and the consent cookie from the server, because Safari keeps those of scripts for 7 days',
  },
  keepSecrets: {
    ...flag,
    description: 'keep the values of secret fields, headers and cookies in the journal, recordings and submissions',
  },
  watch: { ...flag, description: 'build again and reload pages when the runtime or a site changes', notIn: ['api'] },
});

/** Decoded options of `serve`. */
export type DecodedServeOptions = DecodedOptions<typeof serveOptions>;
