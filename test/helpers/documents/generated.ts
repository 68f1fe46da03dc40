/** A part of a page that is generated, between two comments. */
const parts = /(<!-- generated: ([^>]+?) -->\n)[\s\S]*?(<!-- end of generated text -->)/g;

/** Returns the names of the generated parts of a page. */
export const generatedParts = (markdown: string): string[] => [...markdown.matchAll(parts)].map(([, , name = '']) => name);

/** Returns the page with its generated parts replaced. Throws for a name that has no text. */
export const withGenerated = (markdown: string, texts: ReadonlyMap<string, readonly string[]>): string =>
  markdown.replace(parts, (_all, begin: string, name: string, end: string) => {
    const lines = texts.get(name);
    if (!lines) throw new Error(`No text is generated for "${name}"; expected one of ${[...texts.keys()].join(', ')}.`);
    return [begin, ...lines, '', end].join('\n');
  });
