import { readBits } from './bits.ts';

/** Opt-outs that a string of the Global Privacy Platform or of US Privacy reports. */
export interface OptOuts {
  /** Section or format, such as `usnat`. */
  readonly section: string;
  /** Uses that the visitor has not opted out of although they could: `sale`, `sharing`, `targeted advertising`. */
  readonly notOptedOut: readonly string[];
  /** Whether the string reports Global Privacy Control; null without a report. */
  readonly privacyControl: boolean | null;
}

export interface PrivacyPlatform {
  readonly optOuts: readonly OptOuts[];
  /** String of the European framework in the platform's string; null without one. */
  readonly consentString: string | null;
}

/** Position of the opt-outs in a section's bits; each has two bits, of which 2 is “not opted out”. */
const optOutPlaces: Readonly<Record<number, { readonly section: string; readonly places: Readonly<Record<string, number>> }>> = {
  7: { section: 'usnat', places: { sale: 18, sharing: 20, 'targeted advertising': 22 } },
  8: { section: 'usca', places: { sale: 12, sharing: 14 } },
  9: { section: 'usva', places: { sale: 12, 'targeted advertising': 14 } },
  10: { section: 'usco', places: { sale: 12, 'targeted advertising': 14 } },
  11: { section: 'usut', places: { sale: 14, 'targeted advertising': 16 } },
  12: { section: 'usct', places: { sale: 12, 'targeted advertising': 14 } },
};
const europe = 2;
const usPrivacy = 6;

/**
 * Returns what a string of the Global Privacy Platform reports, from the sections of Europe and the USA; others are ignored.
 * Throws RangeError for a malformed string.
 */
export function readPrivacyPlatform(text: string): PrivacyPlatform {
  const [header = '', ...sections] = text.split('~');
  const ids = sectionIds(header);
  if (ids.length !== sections.length)
    throw new RangeError(`its header names ${ids.length} sections, and it has ${sections.length}`);
  const optOuts = ids.flatMap((id, index): OptOuts[] => {
    const section = sections[index] ?? '';
    if (id === usPrivacy) return [readUsPrivacy(section)];
    const known = optOutPlaces[id];
    return known ? [readSection(section, known)] : [];
  });
  return { optOuts, consentString: sections[ids.indexOf(europe)] ?? null };
}

/** Returns the ids of the sections, from the header's Fibonacci-coded ranges. */
function sectionIds(header: string): number[] {
  const bits = readBits(header);
  const [type, version] = [bits.int(6), bits.int(6)];
  if (type !== 3 || version !== 1) throw new RangeError(`its header has type ${type} and version ${version}; expected 3 and 1`);
  const ids: number[] = [];
  for (let left = bits.int(12); left > 0; left--) {
    const isRange = bits.int(1) === 1;
    const first = (ids.at(-1) ?? 0) + bits.fibonacci();
    const last = isRange ? first + bits.fibonacci() : first;
    if (last > 1000) throw new RangeError(`its header names a section ${last}`);
    for (let id = first; id <= last; id++) ids.push(id);
  }
  return ids;
}

function readSection(text: string, { section, places }: (typeof optOutPlaces)[number]): OptOuts {
  const [core = '', ...segments] = text.split('.');
  const notOptedOut = Object.entries(places).flatMap(([name, place]) => {
    const bits = readBits(core);
    bits.skip(place);
    return bits.int(2) === 2 ? [name] : [];
  });
  // A segment of type 1 has the browser's signal.
  const signals = segments.flatMap((segment) => {
    const bits = readBits(segment);
    return bits.int(2) === 1 ? [bits.int(1) === 1] : [];
  });
  return { section, notOptedOut, privacyControl: signals[0] ?? null };
}

/** Returns what a string of US Privacy reports, such as `1YNN`. Throws RangeError for another text. */
export function readUsPrivacy(text: string): OptOuts {
  const [, , optedOut] = /^1([yn-])([yn-])([yn-])$/i.exec(text) ?? [];
  if (optedOut === undefined) throw new RangeError('it has another form than 1YNN');
  return { section: 'us_privacy', notOptedOut: /n/i.test(optedOut) ? ['sale'] : [], privacyControl: null };
}
