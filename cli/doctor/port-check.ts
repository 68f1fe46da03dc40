import { createServer } from 'node:net';
import type { Check } from './check.ts';

/** Whether a port of this machine is free. A taken one is no obstacle: `serve` takes another with `--port`. */
export function checkPort(port: number): Promise<Check> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const detail = error.code === 'EADDRINUSE' ? `${port} is taken` : `${port} cannot be used (${error.code})`;
      const advice = 'Stop what uses it, or serve on another: `ss-runtime serve --port 0` takes any free one.';
      resolve({ name: 'port', status: 'attention', detail, advice });
    });
    server.listen(port, '127.0.0.1', () =>
      server.close(() => resolve({ name: 'port', status: 'ok', detail: `${port} is free` })),
    );
  });
}
