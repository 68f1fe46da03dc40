/** Languages of pages with expressions, by file extension. */
const languages = {
  jsx: 'jsx',
  tsx: 'jsx',
  vue: 'vue',
  svelte: 'svelte',
  astro: 'astro',
  php: 'php',
  phtml: 'php',
  liquid: 'tags',
  twig: 'tags',
  njk: 'tags',
  hbs: 'tags',
  handlebars: 'tags',
  mustache: 'tags',
  erb: 'tags',
  ejs: 'tags',
} as const;

/** `tags` are the languages with `{{ … }}`, `{% … %}` or `<% … %>`. */
export type TemplateLanguage = (typeof languages)[keyof typeof languages];

/** Returns the language of an extension in lower case; undefined for another one. */
export const languageOf = (extension: string): TemplateLanguage | undefined =>
  Object.hasOwn(languages, extension) ? languages[extension as keyof typeof languages] : undefined;

/** Whether a format is that of a template. */
export const isTemplate = (format: string | undefined): format is TemplateLanguage =>
  Object.values<string | undefined>(languages).includes(format);
