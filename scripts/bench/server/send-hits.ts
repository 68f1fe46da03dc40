// Sends a load and reports its result to the parent process: see `load` in processes.ts.
import { type Load, sendHits } from './sender.ts';

const result = await sendHits(JSON.parse(process.argv[2] ?? '') as Load);
process.send?.(result, () => process.disconnect());
