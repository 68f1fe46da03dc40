/** A bench, by its file in `scripts/bench/`, with the arguments of its smallest input. */
interface Bench {
  readonly smallest: readonly string[];
  /** What it cannot run without, beside a build: a browser, the libraries in comparison, a Redis server. */
  readonly needs?: readonly ('browser' | 'peers' | 'redis')[];
}

/** Every bench by its name. `npm run check -- benches` starts each with its smallest input. */
export const benches: Readonly<Record<string, Bench>> = {
  audit: { smallest: ['1'], needs: ['browser'] },
  boot: { smallest: ['1'], needs: ['browser'] },
  delivery: { smallest: ['2', 'navigation'], needs: ['browser'] },
  feel: { smallest: ['--rounds', '1', '--pages', 'clean/gallery'], needs: ['browser'] },
  forms: { smallest: ['2', '1', '1'], needs: ['browser', 'peers'] },
  galleries: { smallest: ['1', 'lightbox'], needs: ['browser', 'peers'] },
  kills: { smallest: ['1'] },
  maps: { smallest: ['1'], needs: ['browser'] },
  presses: { smallest: ['1'], needs: ['browser'] },
  queue: { smallest: ['4'], needs: ['browser', 'redis'] },
  replay: { smallest: ['1', '200'] },
  server: { smallest: ['1', '200'] },
  'server-soak': { smallest: ['--hits', '200'] },
  'start-up': { smallest: ['1'] },
  state: { smallest: ['200', '1'] },
  store: { smallest: ['1'], needs: ['browser'] },
  trust: { smallest: ['1', '1'], needs: ['browser'] },
  validate: { smallest: ['1', '0.1'] },
};
