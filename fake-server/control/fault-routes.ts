import express, { type RequestHandler } from 'express';
import { errorMessage } from '../common/error-message.ts';
import { FaultSyntaxError } from '../common/errors.ts';
import { faultPresets } from '../faults/presets.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * `GET /__ss/faults` returns the rules of the request's session, PUT replaces them by `{"rules":"…","seed":N}`, DELETE removes
 * them. `GET /__ss/faults/presets` lists the presets.
 */
export function faultRoutes(sessions: Sessions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/faults', (request, response) => {
    response.json(sessions.of(request).faults.active);
  });
  router.get('/__ss/faults/presets', (_request, response) => {
    response.json({ presets: faultPresets });
  });
  router.put('/__ss/faults', async (request, response) => {
    const { faults } = sessions.of(request);
    try {
      const { rules, seed } = readRules(await readJsonBody(request));
      faults.set(rules, seed);
      response.json(faults.active);
    } catch (error) {
      const details = error instanceof FaultSyntaxError ? { problem: error.problem, choices: error.choices } : {};
      response.status(400).json({ error: errorMessage(error), ...details });
    }
  });
  router.delete('/__ss/faults', (request, response) => {
    const { faults } = sessions.of(request);
    faults.clear();
    response.json(faults.active);
  });
  return router;
}

function readRules(value: unknown): { rules: string; seed: number | undefined } {
  const { rules, seed } = (value ?? {}) as { rules?: unknown; seed?: unknown };
  if (typeof rules !== 'string') throw new TypeError('Expected {"rules":"…","seed":N}: rules must be text.');
  if (seed !== undefined && !Number.isSafeInteger(seed))
    throw new TypeError('Expected {"rules":"…","seed":N}: seed must be a whole number.');
  return { rules, seed: seed as number | undefined };
}
