import { parsedSource } from './parsed-source.ts';
import { trackedFiles } from './sources.ts';

const maxLines = 80;

/** Finds functions that are longer than 80 lines, with their comments and blank lines, and with the functions inside them. */
export async function checkFunctionSize(): Promise<readonly string[]> {
  return trackedFiles(/^(?!test\/|fixtures\/).*\.(tsx?|mjs)$/).flatMap((file) =>
    parsedSource(file)
      .functions.filter(({ lines }) => lines > maxLines)
      .map(
        ({ name, line, lines }) =>
          `${file}:${line} ${name} has ${lines} lines, and at most ${maxLines} are allowed: divide it into functions by ` +
          'what they do',
      ),
  );
}
