import { type SafeLink, safeLink } from '../../browser/safe-link.ts';
import { type PopupOverlayPosition, popupOverlayPositions } from '../../contract/overlays/overlay-enums.ts';
import { type Fields, readFields, readOneOf, readText } from '../../contract/read.ts';
import { popup } from '../../contract/texts/en/common.ts';
import type { Texts } from '../../contract/texts/texts.ts';

/** What stands in the popup. No published page shows its keys: position, headline, text, image, action and form are our choice. */
export interface PopupContent {
  readonly position: PopupOverlayPosition;
  readonly title: string;
  /** HTML as the owner wrote it; never to be trusted. */
  readonly text: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
  readonly action: SafeLink | null;
  readonly form: PopupForm | null;
}

/** The sign-up form that the settings describe. Spec 2 §3 "Form submission". */
export interface PopupForm {
  readonly formId: string;
  readonly collectionId: string;
  readonly objectName: string;
  readonly fieldId: string;
  readonly submitText: string;
  readonly successText: string;
}

/**
 * Reads the popup's content out of its settings. Settings that name none are those of a sign-up popup: the site's title, a default
 * sentence, a field for an e-mail address (our choice). Never throws.
 * @param texts Shown where the owner wrote nothing: English ones, unless others are given.
 */
export function decodePopupContent(settings: unknown, siteTitle: string, texts: Texts['popup'] = popup): PopupContent {
  const input = readFields(settings);
  const { headline, text, imageUrl, action, form } = input;
  const isSilent = [headline, text, imageUrl, action, form].every(
    (value) => value === undefined || value === null || value === '',
  );
  return {
    position: readPosition(input.position),
    title: readText(headline) || siteTitle || texts.title,
    text: isSilent ? texts.text : readText(text),
    imageUrl: safeLink(imageUrl, '')?.url ?? '',
    imageAlt: readText(input.imageAltText),
    action: safeLink(readFields(action).url, readText(readFields(action).label) || texts.action, readFields(action).newWindow),
    form: isSilent || isFields(form) ? decodeForm(readFields(form), texts) : null,
  };
}

/** One of the grid of three by three, however it is written: `top-left`, `TOP_LEFT`, `Top Left`; the middle otherwise (our choice). */
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

/** The platform knows the site's one popup form by `isOverlayForm`; the id tells it from the page's own where none is given. */
const decodeForm = (input: Fields, texts: Texts['popup']): PopupForm => ({
  formId: readText(input.formId) || 'popup-overlay',
  collectionId: readText(input.collectionId),
  objectName: readText(input.objectName) || 'popup-overlay',
  fieldId: readText(input.fieldId) || 'email',
  submitText: readText(input.submitButtonText) || texts.submit,
  successText: readText(input.successText) || texts.success,
});

const isFields = (value: unknown): boolean => readFields(value) === value;
