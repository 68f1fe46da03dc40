/** Methods that read a text. Regular expressions are counted by the length of their text. */
const methods = ['split', 'indexOf', 'lastIndexOf', 'slice', 'replace', 'replaceAll', 'search', 'trim', 'match'] as const;

/**
 * Returns the number of characters that a function gives to the methods of texts: a measure of its cost that no other load of
 * the machine changes. A search counts the characters up to its result.
 */
export function countCharacters(act: () => void): number {
  let characters = 0;
  const prototype = String.prototype as unknown as Record<string, (...values: unknown[]) => unknown>;
  const originals = methods.map((name) => [name, prototype[name]] as const);
  for (const [name, original] of originals) {
    prototype[name] = function (this: string, ...values: unknown[]) {
      const result = original?.apply(this, values);
      if (name === 'indexOf') characters += (result === -1 ? this.length : Number(result)) - Number(values[1] ?? 0);
      else if (name === 'lastIndexOf') characters += Number(values[1] ?? this.length) - Number(result);
      else characters += name === 'slice' ? String(result).length : this.length;
      return result;
    };
  }
  try {
    act();
  } catch {
    // A text that cannot be read counts as well.
  } finally {
    for (const [name, original] of originals) if (original) prototype[name] = original;
  }
  return characters;
}
