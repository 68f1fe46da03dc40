import express, { type RequestHandler } from 'express';
import { messageOf } from '../errors.ts';
import type { Faults } from '../faults/faults.ts';
import { FaultSyntaxError } from '../faults/grammar.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody } from '../http/read-body.ts';

/** `/__ss/faults`: the server-wide rules, shown, replaced by `{"rules":"…","seed":N}`, cleared (interfaces §4). */
export function faultRoutes(faults: Faults): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  router.get('/__ss/faults', (_request, response) => {
    response.json(faults.active);
  });
  router.put('/__ss/faults', async (request, response) => {
    const { bytes } = await readBody(request);
    try {
      const { rules, seed } = readRules(parseJson(bytes.toString('utf8')));
      faults.set(rules, seed);
      response.json(faults.active);
    } catch (error) {
      const details = error instanceof FaultSyntaxError ? { problem: error.problem, choices: error.choices } : {};
      response.status(400).json({ error: messageOf(error), ...details });
    }
  });
  router.delete('/__ss/faults', (_request, response) => {
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
