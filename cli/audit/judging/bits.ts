/** Reader of the bits in base64url texts, in which the advertising industry encodes answers. */
export interface BitReader {
  /** Returns the next bits as a number. Throws RangeError after the last bit. */
  int(bitCount: number): number;
  /** Returns a number in Fibonacci coding. Throws RangeError. */
  fibonacci(): number;
  skip(bitCount: number): void;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Throws RangeError for a text with another character. */
export function readBits(text: string): BitReader {
  const bits = [...text.replace(/=+$/, '')].flatMap((character) => {
    const value = alphabet.indexOf(character);
    if (value < 0) throw new RangeError(`${JSON.stringify(character)} is not a character of base64url`);
    return [...value.toString(2).padStart(6, '0')].map(Number);
  });
  let at = 0;
  const bit = (): number => {
    const next = bits[at++];
    if (next === undefined) throw new RangeError(`it ends after ${bits.length} bits`);
    return next;
  };
  return {
    int(bitCount) {
      let value = 0;
      for (let index = 0; index < bitCount; index++) value = value * 2 + bit();
      return value;
    },
    fibonacci() {
      let sum = 0;
      let previous = 0;
      for (let [weight, next] = [1, 2]; ; [weight, next] = [next, weight + next]) {
        const one = bit();
        // Two ones in a row end the number.
        if (one === 1 && previous === 1) return sum;
        sum += one * weight;
        previous = one;
      }
    },
    skip(bitCount) {
      at += bitCount;
    },
  };
}
