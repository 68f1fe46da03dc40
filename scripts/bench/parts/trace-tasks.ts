import type { Page } from 'puppeteer';

/** A task of the page's main thread: start, duration and CPU time in ms. */
export interface Task {
  readonly atMs: number;
  readonly lastedMs: number;
  readonly cpuMs: number;
  /** Names of the script files that ran in the task, if the trace has them; otherwise the longest part. */
  readonly scripts: readonly string[];
  /** Id of the thread; other pages may have other threads. */
  readonly thread: string;
}

export interface Trace {
  readonly tasks: readonly Task[];
  /** Wall-clock and CPU time of `performance.mark(name)` in its thread; NaN without the mark. */
  readonly marked: (name: string) => { readonly ms: number; readonly cpuMs: number; readonly thread: string };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Times in µs. */
  readonly ts: number;
  readonly tts?: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/**
 * Returns the tasks of the page's main thread during `callback`; `withScripts` adds the names of scripts, which costs CPU time.
 * Rejects if the browser's trace has no CPU times.
 */
export async function traceTasks(page: Page, callback: () => Promise<unknown>, withScripts = false): Promise<Trace> {
  const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];
  await page.tracing.start({ categories: withScripts ? [...categories, 'devtools.timeline', 'v8'] : categories });
  await callback();
  const trace = await page.tracing.stop();
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)) && event.tdur !== undefined)
    .map((task) => {
      const { ts, dur = 0, tdur = 0 } = task;
      return {
        atMs: ts / 1000,
        lastedMs: dur / 1000,
        cpuMs: tdur / 1000,
        thread: threadOf(task),
        scripts: withScripts ? scriptsIn(task, traceEvents) : [],
      };
    });
  if (tasks.length === 0) throw new Error('The trace has no tasks of the page: this browser does not report them.');
  return {
    tasks,
    marked(name) {
      const mark = traceEvents.find((event) => event.name === name);
      const { ts = Number.NaN, tts = Number.NaN } = mark ?? {};
      return { ms: ts / 1000, cpuMs: tts / 1000, thread: mark ? threadOf(mark) : '' };
    },
  };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

function scriptsIn(task: TraceEvent, all: readonly TraceEvent[]): readonly string[] {
  const end = task.ts + (task.dur ?? 0);
  const within = all.filter((event) => event.ts >= task.ts && event.ts < end && threadOf(event) === threadOf(task));
  const files = within.flatMap(({ args }) => /[^/]+\.js/.exec(args?.data?.url ?? '')?.[0] ?? []);
  // The trace has no file name for it.
  const modules = within.some(({ name }) => name === 'v8.evaluateModule') ? ['the evaluation of modules'] : [];
  if (modules.length + files.length > 0) return [...new Set([...modules, ...files])];
  const [longest] = within.filter((event) => event.name !== task.name && event.dur).sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  return [`no script: ${longest?.name ?? 'nothing that the trace names'}`];
}
