import { availableParallelism, loadavg } from 'node:os';

/** Waits of an audit in real time, in milliseconds on a machine that has nothing else to do. */
const waits = {
  /** A browser starts. */
  start: 30_000,
  /** A running browser takes a connection. */
  connect: 15_000,
  /** A browser responds to a call, whatever it is. */
  call: 15_000,
  /** A browser closes its windows and removes its temporary files. */
  close: 15_000,
  /** A browser's processes end after SIGKILL. */
  kill: 5000,
  /** A profile closes. */
  closeProfile: 5000,
  /** A page closes. After it, the page is closed with its profile. */
  leave: 3000,
  /** A page is read. A reading fails after it, because one of the page's scripts does not end. */
  read: 5000,
  /** One of the page's documents is searched for a banner. */
  readBanner: 4000,
  /** The rules for other vendors' banners are loaded, or evaluate an expression of theirs. */
  evaluateRules: 3000,
  /** The page is searched for a control that opens the banner again. */
  findReopening: 3000,
  /** A frame of another origin is read. Advertisements that do not respond must not delay every visit. */
  readFrame: 1000,
  /** A page draws two frames. A page that draws nothing, such as a hidden one, has none. */
  draw: 500,
  /** A picture is taken. */
  picture: 5000,
  /** A banner's transitions end. */
  bannerMotion: 2000,
  /** A page handles an input. After it, the input counts as lost. */
  input: 8000,
  /** A page handles the inputs of a visitor who moves about, of which none is needed. */
  moves: 1000,
  /** A tab is hidden behind another one. */
  hide: 3000,
  /** Time on the page's clock passes. */
  pass: 15_000,
  /** A pending response makes progress. After it, pending fetches no longer stop the page's clock. */
  response: 2500,
  /** A page reads the body of a response. After it, the response no longer stops the page's clock. */
  body: 300,
  /** A page's clock moves. After it, the clock gets its budget again, because a navigation discards the budget. */
  clock: 300,
  /** A busy worker without network activity. */
  silentWorker: 2500,
  /** Databases and caches open. */
  databases: 1500,
  /** Calls that were sent while the page was left reach the platform. */
  lastCalls: 2000,
} as const;

/** A wait is at most this many times as long on a busy machine, so that a page that never responds still ends. */
const maxFactor = 4;

/**
 * Returns the maximum duration of a wait, in milliseconds of real time. It grows with the number of processes for each core of
 * the machine, because a page that gets a fourth of a core responds four times as late, and is not at fault.
 */
export function waitMs(wait: keyof typeof waits): number {
  const [processes = 1] = loadavg();
  return Math.round(waits[wait] * Math.min(maxFactor, Math.max(1, processes / availableParallelism())));
}
