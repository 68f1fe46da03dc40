import { type SafeLink, safeLink } from '../../browser/safe-link.ts';
import { type PopupOverlayPosition, popupOverlayPositions } from '../../contract/overlays/overlay-enums.ts';
import { type Fields, readFields, readOneOf, readText } from '../../contract/read.ts';
import { popup } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';

/** The popup's content. overlays#popup-content */
export interface PopupContent {
  readonly position: PopupOverlayPosition;
  readonly title: string;
  /** The owner's HTML, not sanitised. */
  readonly text: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
  readonly action: SafeLink | null;
  readonly form: PopupForm | null;
}

/** The sign-up form of the settings. */
export interface PopupForm {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly fieldId: string;
  readonly submitText: string;
  readonly successText: string;
}

/**
 * Reads the popup's content from its settings. Settings without content are those of a sign-up form: the site's title, a default
 * sentence and a field for an e-mail address. Never throws.
 * @param texts Shown for texts that the owner left empty; English by default.
 */
export function decodePopupContent(settings: unknown, siteTitle: string, texts: Texts['popup'] = popup): PopupContent {
  const input = readFields(settings);
  const { headline, text, imageUrl, action, form } = input;
  const isEmpty = [headline, text, imageUrl, action, form].every(
    (value) => value === undefined || value === null || value === '',
  );
  return {
    position: readPosition(input.position),
    title: readText(headline) || siteTitle || texts.title,
    text: isEmpty ? texts.text : readText(text),
    imageUrl: safeLink(imageUrl, '')?.url ?? '',
    imageAlt: readText(input.imageAltText),
    action: safeLink(readFields(action).url, readText(readFields(action).label) || texts.action, readFields(action).newWindow),
    form: isEmpty || isFields(form) ? decodeForm(readFields(form), texts) : null,
  };
}

/** Reads `top-left`, `TOP_LEFT` and `Top Left` alike; anything else is the centre. overlays#popup-position */
function readPosition(value: unknown): PopupOverlayPosition {
  const words = readText(value)
    .toLowerCase()
    .split(/[^a-z]+/);
  const written = words.length === 1 ? `${words[0]}-center` : words.join('-');
  return readOneOf(
    popupOverlayPositions,
    words[0] === 'center' && words.length === 1 ? 'center-center' : written,
    'center-center',
  );
}

/** A site has one popup form. The default id distinguishes it from the forms of the page. */
const decodeForm = (input: Fields, texts: Texts['popup']): PopupForm => ({
  formId: readText(input.formId) || 'popup-overlay',
  collectionId: readText(input.collectionId),
  objectName: readText(input.objectName) || 'popup-overlay',
  fieldId: readText(input.fieldId) || 'email',
  submitText: readText(input.submitButtonText) || texts.submit,
  successText: readText(input.successText) || texts.success,
});

const isFields = (value: unknown): boolean => readFields(value) === value;
