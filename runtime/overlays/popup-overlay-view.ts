import { formMessages } from '../contract/messages.ts';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { elementFrom } from '../lib/element-from.ts';
import { lockScroll } from '../lib/lock-scroll.ts';
import { whenVisible } from '../lib/when-visible.ts';
import type { Live } from '../page/mountable.ts';
import { cleanHtml } from './clean-html.ts';
import type { PopupContent } from './popup-content.ts';
import { popupOverlayStyles } from './popup-overlay-styles.ts';
import { isEmail } from './popup-sign-up.ts';
import { putLink, type SafeLink } from './safe-link.ts';

/** Put in by the build: the static rendering of `PopupOverlay.tsx`. */
declare const popupOverlayMarkup: string;

const root = 'sqs-popup-overlay';
/** The popup's own markup, where the server has put it into the page: an element or a template (after wild §3 "Cover page"). */
const slide = '[data-slide-type="popup-overlay"]';

/**
 * A form in the popup that has been sent says so by this event, which bubbles: the popup then counts as submitted. Forms of the
 * page's own markup and of other scripts dispatch it too (our choice).
 */
export const formSubmittedEvent = 'ss-runtime:form-submitted';

export interface PopupHearers {
  /** It is really to be seen. */
  seen(): void;
  submitted(): void;
  /** The visitor is done with it: it is off the page. */
  closed(): void;
  /** Nobody can see it, because the page or a content blocker hides it: it is off the page. */
  hidden(): void;
  /** Answers null once the address is sent, else the sentence to show. */
  signUp(email: string): Promise<string | null>;
}

/** Opens the popup as a modal dialog. Taking it back says nothing to the hearers. Spec 2 §2, §4. */
export function showPopup(document: Document, content: PopupContent, hearers: PopupHearers): Live {
  const removeStyles = adoptStyles(document, popupOverlayStyles);
  const { dialog, putBack } = build(document, content);
  let isOver = false;
  const end = (tell?: () => void) => {
    if (isOver) return;
    isOver = true;
    sight.cancel();
    // Closing gives the focus back, so it comes before the removal.
    dialog.close();
    putBack();
    dialog.remove();
    unlock();
    removeStyles();
    tell?.();
  };
  const close = () => end(hearers.closed);

  closeOnClickOutside(dialog, close);
  dialog.querySelector(`.${root}-close`)?.addEventListener('click', close);
  dialog.addEventListener('close', close);
  dialog.addEventListener(formSubmittedEvent, () => hearers.submitted());
  takeAddresses(dialog, content, hearers.signUp);

  document.body.append(dialog);
  dialog.showModal();
  const unlock = lockScroll(document);
  dialog.focus({ preventScroll: true });
  const sight = whenVisible(dialog, 0, hearers.seen);
  // A modal dialog that is not displayed still makes the page inert: better none at all.
  if (dialog.getClientRects().length === 0) end(hearers.hidden);
  return { destroy: () => end() };
}

function build(document: Document, content: PopupContent): { dialog: HTMLDialogElement; putBack: () => void } {
  const dialog = elementFrom<HTMLDialogElement>(document, popupOverlayMarkup);
  dialog.dataset.position = content.position;
  const find = (name: string) => dialog.querySelector(`.${root}-${name}`) as HTMLElement;
  const given = document.querySelector<HTMLElement>(slide);
  if (given) {
    dialog.setAttribute('aria-label', content.title);
    return { dialog, putBack: borrow(given, find('body')) };
  }
  dialog.setAttribute('aria-labelledby', `${root}-title`);
  find('title').textContent = content.title;
  find('text').append(cleanHtml(content.text, document));
  find('text').hidden = !find('text').textContent;
  fillImage(find('image') as HTMLImageElement, content);
  if (content.action) fillAction(find('action') as HTMLAnchorElement, content.action);
  else find('action').remove();
  if (content.form) (find('form').querySelector('button') as HTMLElement).textContent = content.form.submitText;
  else find('form').remove();
  return { dialog, putBack() {} };
}

/** Moves the page's own markup into the popup; the answer puts it back where it was. */
function borrow(given: HTMLElement, body: HTMLElement): () => void {
  if (given instanceof HTMLTemplateElement) {
    body.replaceChildren(body.ownerDocument.importNode(given.content, true));
    return () => {};
  }
  const place = document.createComment('');
  const wasHidden = given.hidden;
  given.replaceWith(place);
  given.hidden = false;
  body.replaceChildren(given);
  return () => {
    given.hidden = wasHidden;
    place.replaceWith(given);
  };
}

function fillImage(image: HTMLImageElement, { imageUrl, imageAlt }: PopupContent): void {
  image.hidden = !imageUrl;
  if (!imageUrl) return;
  image.alt = imageAlt;
  image.src = imageUrl;
}

function fillAction(anchor: HTMLAnchorElement, action: SafeLink): void {
  putLink(anchor, action);
  anchor.textContent = action.label;
}

/** A press that begins and ends outside the dialog: who selects text and lets go outside means something else. */
function closeOnClickOutside(dialog: HTMLDialogElement, close: () => void): void {
  const isOutside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  };
  let began = false;
  dialog.addEventListener('pointerdown', (event) => {
    began = isOutside(event);
  });
  dialog.addEventListener('click', (event) => {
    if (began && isOutside(event)) close();
  });
}

/** The sign-up form: sent once at a time, its problems said beside the field, its thanks in its place. */
function takeAddresses(dialog: HTMLElement, { form }: PopupContent, signUp: PopupHearers['signUp']): void {
  const element = dialog.querySelector<HTMLFormElement>(`.${root}-form`);
  if (!element || !form) return;
  const input = element.querySelector('input') as HTMLInputElement;
  const button = element.querySelector('button') as HTMLButtonElement;
  const problem = element.querySelector(`.${root}-problem`) as HTMLElement;
  const done = dialog.querySelector(`.${root}-done`) as HTMLElement;
  const say = (sentence: string) => {
    problem.textContent = sentence;
    input.setAttribute('aria-invalid', String(sentence !== ''));
    if (sentence) input.focus();
  };
  element.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const email = input.value.trim();
    if (!isEmail(email)) return say(formMessages.email('name@site.example'));
    say('');
    button.disabled = true;
    button.textContent = formMessages.submitting;
    const sentence = await signUp(email);
    button.disabled = false;
    button.textContent = form.submitText;
    if (sentence !== null) return say(sentence);
    element.dispatchEvent(new CustomEvent(formSubmittedEvent, { bubbles: true }));
    element.hidden = true;
    done.textContent = form.successText;
    done.focus();
  });
}
