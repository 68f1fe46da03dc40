// Part of the boot script.
/** Returns the JSON in an attribute of a block; undefined for text that is not JSON. site#block-json */
export const parseBlockJson = (text: string): unknown => parse(text) || parse(`${parse(`"${text}"`)}`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
