import { errorMessage } from '../common/error-message.ts';
import { createSpills, type Place } from './spill.ts';

/**
 * Limits of a log in bytes. `memory` is a guide: the segment that is being filled, and an entry that is longer, are in memory
 * too.
 */
export interface LogLimits {
  readonly memory: number;
  /** 0: nothing is written to the disk. */
  readonly disk: number;
  readonly segment: number;
}

/**
 * Lines in order of their numbers, which have no gaps. The newest segments are in memory, older ones on the disk, the oldest are
 * dropped.
 */
export interface Log {
  add(line: string): void;
  /** Returns the bytes of a line, with its line break; null for one that is not here. */
  read(index: number): Buffer | null;
  /** Index of the oldest line here. */
  readonly first: number;
  /** Index of the next line. */
  readonly next: number;
  clear(): void;
  /** Drops the lines on the disk. */
  close(): void;
}

/** Consecutive lines. `offsets` are the places behind their line breaks. */
interface Segment {
  readonly first: number;
  readonly offsets: number[] | Uint32Array;
  bytes: Buffer | null;
  used: number;
  place: Place | null;
  /** Whether a reader may still have a view of the bytes. */
  isLent: boolean;
}

const maxBytesPerCharacter = 3;

/** @param notify is called once when the disk cannot be used. Older lines are then dropped. */
export function createLog(limits: LogLimits, notify: (problem: string) => void): Log {
  let segments: Segment[] = [];
  let inMemory = 0;
  let inMemoryFrom = 0;
  const spills = createSpills(limits.disk);
  let next = 0;
  let isDiskUsable = limits.disk > 0;
  /** Memory of a segment that was moved out. The first use of fresh memory takes longer than the lines that are written to it. */
  let spare: Buffer | null = null;
  const reader = createSegmentReader();

  const open = (length: number): Segment => {
    const bytes = (length <= limits.segment && spare) || Buffer.allocUnsafeSlow(Math.max(limits.segment, length));
    if (bytes === spare) spare = null;
    const segment: Segment = { first: next, offsets: [], bytes, used: 0, place: null, isLent: false };
    segments.push(segment);
    inMemory += bytes.length;
    return segment;
  };
  const moveOut = (segment: Segment) => {
    const bytes = segment.bytes?.subarray(0, segment.used) ?? Buffer.alloc(0);
    inMemory -= segment.bytes?.length ?? 0;
    try {
      if (isDiskUsable) segment.place = spills.append(bytes);
    } catch (error) {
      isDiskUsable = false;
      notify(`Older journal entries are dropped, because the temporary folder cannot be used: ${errorMessage(error)}.`);
    }
    if (!segment.isLent && segment.bytes?.length === limits.segment) spare = segment.bytes;
    segment.bytes = null;
    inMemoryFrom += 1;
    const removed = spills.dropOldest();
    // Without a place, the lines up to this segment are no longer all here.
    if (segment.place === null) dropUpTo(inMemoryFrom);
    else if (removed) dropUpTo(segments.findIndex(({ place }) => place?.file !== removed));
  };
  const dropUpTo = (count: number) => {
    segments = segments.slice(count);
    inMemoryFrom -= count;
    reader.forget();
  };
  const close = () => {
    spills.close();
    dropUpTo(inMemoryFrom);
  };

  return {
    get first() {
      return segments[0]?.first ?? next;
    },
    get next() {
      return next;
    },
    add(line) {
      let last = segments.at(-1);
      const longest = line.length * maxBytesPerCharacter + 1;
      if (!last?.bytes || last.bytes.length - last.used < longest) {
        if (last) (last as { offsets: Segment['offsets'] }).offsets = Uint32Array.from(last.offsets);
        last = open(longest);
        while (inMemory > limits.memory && inMemoryFrom < segments.length - 1) moveOut(segments[inMemoryFrom] as Segment);
      }
      append(last, line);
      next += 1;
    },
    read(index) {
      const segment = segmentOf(segments, index);
      if (!segment) return null;
      const at = index - segment.first;
      const end = segment.offsets[at];
      return end === undefined ? null : reader.read(segment).subarray(at === 0 ? 0 : segment.offsets[at - 1], end);
    },
    clear() {
      close();
      segments = [];
      inMemory = 0;
    },
    close,
  };
}

const newline = 10;

/** Writes a line to the end of a segment with room for it. */
function append(segment: Segment, line: string): void {
  const bytes = segment.bytes as Buffer;
  segment.used += bytes.write(line, segment.used);
  bytes[segment.used] = newline;
  segment.used += 1;
  (segment.offsets as number[]).push(segment.used);
}

/** Reads segments. It keeps the one that was read from the disk last: readers go on from line to line. */
function createSegmentReader() {
  let cached: { readonly segment: Segment; readonly bytes: Buffer } | null = null;
  return {
    read(segment: Segment): Buffer {
      segment.isLent = true;
      if (segment.bytes) return segment.bytes;
      if (cached?.segment === segment) return cached.bytes;
      const { file, at } = segment.place as Place;
      cached = { segment, bytes: file.read(at, segment.used) };
      return cached.bytes;
    },
    forget() {
      cached = null;
    },
  };
}

/** Returns the segment that may have the line, by halving. */
function segmentOf(segments: readonly Segment[], index: number): Segment | undefined {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((segments[middle] as Segment).first <= index) low = middle;
    else high = middle - 1;
  }
  const segment = segments[low];
  return segment && segment.first <= index ? segment : undefined;
}
