import { type Observer, prototypeOf } from './observer.ts';

const maxDurationS = 2;
const maxReports = 5;
/** The samples of which fingerprints take the sum begin here. */
const firstSummed = 4500;

/** Reports short sounds that are computed with an oscillator, without playing them, and read again. */
export function watchAudio({ record, stackNow, wrap }: Observer): void {
  const synthetic = new WeakSet<object>();
  const [isSynthetic, addSynthetic] = [synthetic.has.bind(synthetic), synthetic.add.bind(synthetic)];
  const lengths: Record<number, true> = {};
  let reportsLeft = maxReports;
  for (const method of ['createOscillator', 'createDynamicsCompressor'])
    wrap(prototypeOf('BaseAudioContext'), method, (self) => {
      if (typeof self === 'object' && self !== null) addSynthetic(self);
      return null;
    });
  wrap(prototypeOf('OfflineAudioContext'), 'startRendering', (self) => {
    const { length, sampleRate } = self as OfflineAudioContext;
    if (isSynthetic(self as object) && length / sampleRate <= maxDurationS) lengths[length] = true;
    return null;
  });
  const report = (self: unknown) => {
    const isRendered = self instanceof AudioBuffer && lengths[self.length];
    if (!isRendered || reportsLeft === 0) return null;
    reportsLeft--;
    const stack = stackNow();
    return (result: unknown) => {
      const body = result instanceof Float32Array ? sumOf(result) : null;
      record({ kind: 'fingerprint', via: 'audio', text: 'OfflineAudioContext', body, stack });
    };
  };
  for (const method of ['getChannelData', 'copyFromChannel']) wrap(prototypeOf('AudioBuffer'), method, report);
}

function sumOf(samples: Float32Array): string {
  let sum = 0;
  for (let index = Math.min(firstSummed, samples.length >> 1); index < samples.length; index++)
    sum += Math.abs(samples[index] ?? 0);
  return String(sum);
}
