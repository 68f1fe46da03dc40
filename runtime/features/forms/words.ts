/** What forms say on pages in other languages than English. */
import type { Chunks } from '../../browser/load-chunk.ts';
import { pageLanguage, withTexts } from '../../browser/page-texts.ts';
import type { FormCaptions } from '../../contract/forms/form-captions.ts';
import type { FormStrings } from '../../contract/forms/form-strings.ts';
import { exampleEmail, formMessages, formStatusMessages } from '../../contract/forms/messages.ts';
import { sentencesEn } from '../../contract/texts/en/forms.ts';
import { languageOf } from '../../contract/texts/languages.ts';
import type { FormTexts } from '../../contract/texts/texts.ts';

/** What a form says, in the words that it brings itself, else in the page's language. */
export interface FormWords {
  /** Of single fields. */
  readonly strings: FormStrings;
  /** A sentence of the catalogue in these words; the platform's own words as they are. */
  say(sentence: string): string;
}

/** Hands over the words of a form now, and once more when the page's language is here. */
export function wordsOfPage(chunks: Chunks, own: FormStrings, hand: (words: FormWords) => void): void {
  const say = (texts: FormTexts) => {
    const strings = stringsOf(own, texts);
    hand({ strings, say: (sentence) => inPageLanguage(sentence, strings, texts) });
  };
  withTexts(chunks, sentencesEn, say, 'forms');
}

/** The captions of drawn forms in the page's language; null for one that reads English. Rejects with ChunkLoadError. */
export async function fetchCaptions(chunks: Chunks): Promise<FormCaptions | null> {
  const language = languageOf(pageLanguage());
  return language === 'en' ? null : (await chunks.load(`captions-${language}`)).texts;
}

/** The form's own sentences, and beside them those of the page's language. */
export function stringsOf(own: FormStrings, { forms, formFields }: FormTexts): FormStrings {
  const { submitting, captcha, reviewBelow, reviewAbove, unknown, tooLong } = forms;
  const email = forms.email(exampleEmail);
  return { ...formFields, submitting, captcha, reviewBelow, reviewAbove, unknown, tooLong, email, ...own };
}

/** A sentence of the catalogue as the form says it, else in the page's language; the platform's own words as they are. */
export function inPageLanguage(message: string, strings: FormStrings, { forms, formStatus }: FormTexts): string {
  const name = nameOf(formMessages, message);
  if (name && name in strings) return strings[name as keyof FormStrings] ?? message;
  const status = nameOf(formStatusMessages, message);
  const sentence = name && name !== 'maskedPassword' ? forms[name] : status && formStatus[status];
  return typeof sentence === 'string' ? sentence : message;
}

const nameOf = <Sentences extends object>(sentences: Sentences, message: string): keyof Sentences | undefined =>
  (Object.keys(sentences) as (keyof Sentences)[]).find((name) => sentences[name] === message);
