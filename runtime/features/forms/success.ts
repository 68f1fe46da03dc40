import { cleanHtml } from '../../browser/clean-html.ts';
import { trustedHtml, trustedScript } from '../../browser/trusted-types.ts';

export interface SuccessParts {
  readonly form: HTMLFormElement;
  /** The message of a form context: HTML that is cleaned. */
  readonly messageHtml: string;
  /** As it was configured; empty for none. */
  readonly redirect: string;
}

/**
 * Hides the form and shows its success text and html in its place, with the focus; scripts in the html that the page itself holds run.
 * Redirects lead to the site's own http addresses by themselves; to others there is a link (our choice), to anything else nothing.
 * Spec 2 §4 "Form submission". Returns what takes it back.
 */
export function showSuccess({ form, messageHtml, redirect }: SuccessParts): () => void {
  const { ownerDocument: document } = form;
  const scope = form.closest('.form-wrapper,.newsletter-form-wrapper,.sqs-block-form,.sqs-popup-overlay-body') ?? form;
  const find = (selector: string) => form.querySelector<HTMLElement>(selector) ?? aside(form, scope, selector);
  const done = document.createElement('div');
  done.className = 'form-submission-success';
  done.tabIndex = -1;

  const text = find('.form-submission-text');
  if (messageHtml) done.append(cleanHtml(messageHtml, document));
  else if (text) {
    const copy = text.cloneNode(true) as HTMLElement;
    copy.classList.remove('hidden');
    copy.hidden = false;
    done.append(copy);
  }
  const html = find('[data-submission-html]')?.dataset.submissionHtml;
  if (html) done.append(enlivened(html, document));
  const target = readRedirect(redirect, document.location.href);
  if (target && !target.isOwn) done.append(linkTo(target.url, document));
  if (!done.textContent?.trim() && !done.querySelector('*'))
    done.append(form.querySelector('.form-submission-text')?.textContent || '✓');

  const display = form.style.display;
  // Also where the page shows all forms with all its might.
  form.style.setProperty('display', 'none', 'important');
  form.after(done);
  // What was reserved for the form is not needed for a word of thanks.
  const wrapper = form.closest<HTMLElement>('.form-wrapper');
  if (wrapper) wrapper.style.minHeight = '';
  done.focus();
  if (target?.isOwn) document.location.assign(target.url);
  return () => {
    done.remove();
    form.style.display = display;
  };
}

/** Success parts may stand beside the form; never those of another form. */
function aside(form: HTMLFormElement, scope: Element, selector: string): HTMLElement | null {
  const around = scope.closest('.sqs-block-form,.sqs-site-style-form') ?? scope;
  return (
    [...around.querySelectorAll<HTMLElement>(selector)].find((each) => !each.closest('form') || each.closest('form') === form) ??
    null
  );
}

/** Scripts that come by `innerHTML` do not run: living copies do. */
function enlivened(html: string, document: Document): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const fragment = document.importNode(template.content, true);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const script of fragment.querySelectorAll('script')) {
    const copy = document.createElement('script');
    for (const { name, value } of [...script.attributes]) if (name !== 'src') copy.setAttribute(name, value);
    if (nonce) copy.nonce = nonce;
    const src = script.getAttribute('src');
    if (src) copy.src = trustedScript('createScriptURL', src);
    else copy.text = trustedScript('createScript', script.text);
    script.replaceWith(copy);
  }
  return fragment;
}

/** Where to go; null for nowhere, and for what is no web address. */
function readRedirect(written: string, base: string): { readonly url: string; readonly isOwn: boolean } | null {
  if (!written.trim()) return null;
  try {
    const url = new URL(written.trim(), base);
    return /^https?:$/.test(url.protocol) ? { url: url.href, isOwn: url.origin === new URL(base).origin } : null;
  } catch {
    return null;
  }
}

function linkTo(url: string, document: Document): HTMLElement {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.textContent = new URL(url).host;
  paragraph.append(link);
  return paragraph;
}
