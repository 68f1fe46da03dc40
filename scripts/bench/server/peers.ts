import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageRoot } from '../../../fake-server/root.ts';
import { hitPath } from './hits.ts';

/** The servers that ours is compared with. Each decodes a hit, validates it and responds `{}`; none keeps a journal. */
export const peers: Readonly<Record<string, (port: number) => Promise<void>>> = {
  'node:http': async (port) => listen(port, (request, response) => request.on('end', () => response.end('{}')).resume()),
  'node:http + zod': async (port) => {
    const schema = await hitSchema();
    listen(port, (request, response) => {
      readText(request, (text) => {
        const isValid = schema.safeParse(decodedHit(text)).success;
        response.statusCode = isValid ? 200 : 400;
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end('{}');
      });
    });
  },
  'Express + zod': async (port) => {
    const { default: express } = await import('express');
    const schema = await hitSchema();
    const app = express();
    app.use(express.urlencoded({ extended: false }));
    app.post(hitPath, ({ body }, response) => {
      response.status(schema.safeParse(withData(body)).success ? 200 : 400).json({});
    });
    app.get('/', (_request, response) => void response.json({}));
    app.listen(port, '127.0.0.1');
  },
  'Fastify + ajv': async (port) => {
    const { fastify } = fromBench('fastify');
    const z = await import('zod');
    const app = fastify({ ajv: { customOptions: { strict: false, validateFormats: false } } });
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request: unknown, text: string, done: (error: null, body: unknown) => void) => done(null, decodedHit(text).body),
    );
    const { $schema: _draft, ...body } = z.toJSONSchema(await bodySchema(), { unrepresentable: 'any', io: 'input' }) as {
      $schema: string;
    };
    app.post(hitPath, { schema: { body } }, async () => ({}));
    await app.listen({ port, host: '127.0.0.1' });
  },
  'Hono + zod': async (port) => {
    const { Hono } = fromBench('hono');
    const { serve } = fromBench('@hono/node-server');
    const schema = await hitSchema();
    const app = new Hono();
    app.post(hitPath, async (context: { req: { text(): Promise<string> }; json(body: object, status: number): unknown }) =>
      context.json({}, schema.safeParse(decodedHit(await context.req.text())).success ? 200 : 400),
    );
    serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  },
};

/** Packages of scripts/bench/package.json, which the repository's own types do not know. */
const fromBench = createRequire(join(packageRoot, 'scripts', 'bench', 'package.json'));

const listen = (port: number, listener: RequestListener): void => {
  createServer(listener).listen(port, '127.0.0.1');
};

async function hitSchema() {
  const [z, { requestSchemas }] = await Promise.all([import('zod'), import('../../../fake-server/common/schemas/index.ts')]);
  return z.compile(requestSchemas['record-hit']);
}

async function bodySchema() {
  const { censusRequestSchemas } = await import('../../../fake-server/common/schemas/census-schemas.ts');
  return censusRequestSchemas['record-hit'].shape.body;
}

const decodedHit = (text: string) => ({ query: {}, body: withData(Object.fromEntries(new URLSearchParams(text))).body });

const withData = (fields: Record<string, string>) => ({
  query: {},
  body: { ...fields, data: JSON.parse(fields.data ?? 'null') as unknown },
});

function readText(request: IncomingMessage, listener: (text: string) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => listener(Buffer.concat(chunks).toString()));
}
