import type { Page } from 'puppeteer';

/** A task of the page's main thread, in ms; when it began and how long it took by the clock and of the CPU. */
export interface Task {
  readonly atMs: number;
  readonly lastedMs: number;
  readonly cpuMs: number;
}

export interface Trace {
  readonly tasks: readonly Task[];
  /** When `performance.mark(name)` was called, by the clock and by the CPU time of the thread that called it; NaN if it was not. */
  readonly marked: (name: string) => { readonly ms: number; readonly cpuMs: number };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** All in µs. */
  readonly ts: number;
  readonly tts?: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the page's main thread did during the work. Throws where the browser does not tell the CPU time of tasks. */
export async function traceTasks(page: Page, work: () => Promise<unknown>): Promise<Trace> {
  await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'] });
  await work();
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)) && event.tdur !== undefined)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ atMs: ts / 1000, lastedMs: dur / 1000, cpuMs: tdur / 1000 }));
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page: this browser does not tell them.');
  return {
    tasks,
    marked(name) {
      const { ts = Number.NaN, tts = Number.NaN } = traceEvents.find((event) => event.name === name) ?? {};
      return { ms: ts / 1000, cpuMs: tts / 1000 };
    },
  };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
