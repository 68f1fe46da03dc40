import { encodingByMark } from '../../validate/read/decode.ts';
import { gunzipped } from './gunzipped.ts';

const markBytes = 2;

/**
 * Yields the bytes of a recording: unpacked if they are gzip, and as UTF-8 if they begin with the byte-order mark of UTF-16,
 * which redirections of Windows PowerShell write. Throws the errors of `gunzipped`.
 */
export async function* recordingBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of gunzipped(chunks)) {
    let bytes = chunk;
    if (head) {
      bytes = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
      head = bytes.length < markBytes ? bytes : null;
      if (head) continue;
      const encoding = encodingByMark(bytes);
      if (encoding?.startsWith('utf-16')) decoder = new TextDecoder(encoding);
    }
    yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes;
  }
  if (head && head.length > 0) yield head;
  if (decoder) yield Buffer.from(decoder.decode());
}
