/** The chunk `form-strings`. Translates a form. Loaded on pages in other languages than English. */
/** Translates the texts of forms on pages in other languages than English, forms#page-language. */
import { pageLanguage } from '../../../browser/language.ts';
import type { Chunks } from '../../../browser/load-chunk.ts';
import { withTexts } from '../../../browser/page-texts.ts';
import { exampleEmail, formMessages, formStatusMessages } from '../../../contract/forms/constants.ts';
import type { FormCaptions } from '../../../contract/forms/form-captions.ts';
import type { FormStrings } from '../../../contract/forms/form-strings.ts';
import { sentencesEn } from '../../../contract/texts/en/forms.ts';
import { languageOf } from '../../../contract/texts/languages.ts';
import type { FormTexts } from '../../../contract/texts/texts.ts';

/** The texts of a form: its own, else those of the page's language. */
export interface FormTranslation {
  /** Sentences about single fields. */
  readonly strings: FormStrings;
  /** Translates a sentence of `formMessages`; returns any other sentence, such as the platform's, unchanged. */
  translate(sentence: string): string;
}

/** Calls `onLoad` with the texts of a form at once, and again when the page's language has been loaded. */
export function loadFormStrings(chunks: Chunks, own: FormStrings, onLoad: (translation: FormTranslation) => void): void {
  const onTexts = (texts: FormTexts) => {
    const strings = mergeStrings(own, texts);
    onLoad({ strings, translate: (sentence) => translateSentence(sentence, strings, texts) });
  };
  withTexts(chunks, sentencesEn, onTexts, 'forms');
}

/** Resolves with the captions in the page's language, with null for English. Rejects with ChunkLoadError. */
export async function loadCaptions(chunks: Chunks): Promise<FormCaptions | null> {
  const language = languageOf(pageLanguage());
  return language === 'en' ? null : (await chunks.load(`captions-${language}`)).texts;
}

/** Returns the form's sentences, and those of the page's language for missing ones. */
export function mergeStrings(own: FormStrings, { forms, formFields }: FormTexts): FormStrings {
  const { submitting, captcha, reviewBelow, reviewAbove, unknown, tooLong } = forms;
  const email = forms.email(exampleEmail);
  return { ...formFields, submitting, captcha, reviewBelow, reviewAbove, unknown, tooLong, email, ...own };
}

/** Returns the form's sentence for an English one, else that of the page's language; an unknown sentence unchanged. */
export function translateSentence(message: string, strings: FormStrings, { forms, formStatus }: FormTexts): string {
  const name = keyOf(formMessages, message);
  if (name && name in strings) return strings[name as keyof FormStrings] ?? message;
  const status = keyOf(formStatusMessages, message);
  const sentence = name && name !== 'maskedPassword' ? forms[name] : status && formStatus[status];
  return typeof sentence === 'string' ? sentence : message;
}

const keyOf = <Sentences extends object>(sentences: Sentences, message: string): keyof Sentences | undefined =>
  (Object.keys(sentences) as (keyof Sentences)[]).find((name) => sentences[name] === message);
