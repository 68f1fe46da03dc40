import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { readJson } from '../../../runtime/contract/read.ts';
import { pageArtifactsSchema } from '../artifacts/artifacts.ts';
import { decodeQueued } from './job.ts';
import { toolVersion } from './names.ts';

/** Maximum size of a decompressed result. */
const maxBytes = 256 * 1024 * 1024;

const resultSchema = z.object({
  version: z.literal(toolVersion),
  index: z.number().int().min(0),
  worker: z.string(),
  artifacts: pageArtifactsSchema,
});

/** Artifacts of a page from a worker. */
export type PageResult = Readonly<Omit<z.infer<typeof resultSchema>, 'version'>>;

/** Encodes a result for Redis, as compressed JSON. */
export async function encodeResult(result: PageResult): Promise<Buffer> {
  const data: z.input<typeof resultSchema> = { version: toolVersion, ...result };
  return promisify(gzip)(JSON.stringify(data));
}

/** Decodes a result. Throws an Error that names the wrong places. */
export async function decodeResult(bytes: Buffer): Promise<PageResult> {
  const text = await promisify(gunzip)(bytes, { maxOutputLength: maxBytes }).catch(() => '');
  return decodeQueued(resultSchema, readJson(text.toString()), 'A result');
}
