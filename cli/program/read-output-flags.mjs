// The one reader of a command line before commander parses it. Plain JavaScript, because the launcher reports failures without a
// build. read-output-flags.d.mts has the types and the descriptions.

/** Formats of all commands on standard output. Another word is a mistake that the document reports. */
const knownFormats = ['pretty', 'json', 'sarif', 'github', 'junit', 'html', 'har'];

const isColorFlag = (word) => word === '--color' || word === '--no-color';

export function readOutputFlags(words) {
  const own = words.slice(0, words.includes('--') ? words.indexOf('--') : undefined);
  const formats = own.flatMap((word, at) => {
    if (word === '--format') return [own[at + 1] ?? ''];
    return word.startsWith('--format=') ? [word.slice('--format='.length)] : [];
  });
  const color = own.findLast(isColorFlag);
  const isOneDocument = formats.findLast((format) => knownFormats.includes(format)) === 'json';
  return {
    color: color === undefined ? null : color === '--color',
    quiet: own.includes('--quiet'),
    verbose: own.includes('--verbose'),
    json: isOneDocument ? 'one' : own.includes('--json') ? 'lines' : 'none',
  };
}

export const readNames = (words) => words.filter((word, at) => !word.startsWith('-') && words[at - 1] !== '--format');

export const withoutColorFlags = (words) => words.filter((word) => !isColorFlag(word));
