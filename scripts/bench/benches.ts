/** A bench, by its file in `scripts/bench/`. */
interface Bench {
  /** Its arguments; those in brackets have defaults. */
  readonly usage: string;
  readonly measures: string;
  /** Arguments of its smallest input. */
  readonly smallest: readonly string[];
  /** What it cannot run without, beside a build: a browser, the libraries in comparison, a Redis server. */
  readonly needs?: readonly ('browser' | 'peers' | 'redis')[];
}

const rounds = '[rounds]';

/** Every bench by its name. `npm run bench` lists them; `npm run check -- benches` starts each with its smallest input. */
export const benches: Readonly<Record<string, Bench>> = {
  audit: { usage: rounds, measures: 'an audit, as a multiple of bare page visits', smallest: ['1'], needs: ['browser'] },
  boot: { usage: rounds, measures: 'the boot script beside no script, at 4x CPU', smallest: ['1'], needs: ['browser'] },
  delivery: {
    usage: '[events] [ending]',
    measures: 'lost and repeated events of a page’s last 50 ms',
    smallest: ['2', 'navigation'],
    needs: ['browser'],
  },
  feel: {
    usage: '[--rounds N] [--pages real/,shop/mug] [--other FOLDER of another build]',
    measures: 'trips, first paint, LCP and the time to a living block, on slow 4G at 4x CPU',
    smallest: ['--rounds', '1', '--pages', 'clean/gallery'],
    needs: ['browser'],
  },
  forms: {
    usage: '[submissions] [seed] [rounds]',
    measures: 'a form of 40 fields beside React Hook Form, and submissions under faults',
    smallest: ['2', '1', '1'],
    needs: ['browser', 'peers'],
  },
  galleries: {
    usage: '[rounds] [bytes|engine|visit|lightbox]',
    measures: 'galleries beside Swiper, Embla and Splide, the lightbox beside PhotoSwipe',
    smallest: ['1', 'lightbox'],
    needs: ['browser', 'peers'],
  },
  kills: { usage: '[kills]', measures: 'what `serve --state` keeps when it is killed under load', smallest: ['1'] },
  maps: { usage: rounds, measures: 'CPU time of a page’s first map', smallest: ['1'], needs: ['browser'] },
  presses: { usage: rounds, measures: 'the next paint after a press, at 4x CPU', smallest: ['1'], needs: ['browser'] },
  queue: {
    usage: '[pages]',
    measures: 'cost of a page of `audit --queue`, and pages a minute by workers',
    smallest: ['4'],
    needs: ['browser', 'redis'],
  },
  replay: {
    usage: '[rounds] [hits]',
    measures: 'rate and CPU time of `replay` beside autocannon',
    smallest: ['1', '200'],
  },
  server: {
    usage: '[rounds] [hits]',
    measures: 'CPU time, rate and latency of the platform beside other servers',
    smallest: ['1', '200'],
  },
  'server-soak': {
    usage: '[--seconds N] [--hits N]',
    measures: 'calls kept and memory of the platform over minutes',
    smallest: ['--hits', '200'],
  },
  'start-up': { usage: rounds, measures: 'CPU time of commands beside an empty program', smallest: ['1'] },
  state: { usage: '[hits] [rounds]', measures: 'CPU time that `serve --state` adds to a call', smallest: ['200', '1'] },
  store: {
    usage: rounds,
    measures: 'product script and cart beside peers written here',
    smallest: ['1'],
    needs: ['browser'],
  },
  trust: {
    usage: '[runs] [groups of pages]',
    measures: 'whether repeated audits find the same, beside busy processes too',
    smallest: ['1', '1'],
    needs: ['browser'],
  },
  validate: {
    usage: '[rounds] [percent of the input]',
    measures: 'CPU time of `validate` beside reading and parsing the same files',
    smallest: ['1', '0.1'],
  },
};
