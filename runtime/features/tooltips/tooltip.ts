import { adoptStyles } from '../../browser/adopt-styles.ts';
import { putAttribute } from '../../browser/build-element.ts';
import type { Clock } from '../../browser/clock.ts';
import { newId } from '../../browser/new-id.ts';
import { tooltipLimits } from '../../contract/overlays/constants.ts';
import { animate, fade } from '../animations/index.ts';
import { type Box, placeTooltip } from './place-tooltip.ts';
import tooltipStyles from './tooltip.css';

/** Time for the pointer to cross the gap to the tooltip. */
const leaveMs = 300;
const describedBy = 'aria-describedby';

/** Hides the shown tooltip: a page shows one at a time. */
let hideShown = () => {};

/**
 * Attaches a tooltip to an element. The tooltip is shown while the pointer or the focus is on either, and always describes the
 * element for screen readers. Escape hides it and does nothing else. The returned function removes it. site#tooltips
 */
export function attachTooltip(element: HTMLElement, text: string, clock: Pick<Clock, 'after'>): () => void {
  const { ownerDocument: document } = element;
  const controller = new AbortController();
  const { signal } = controller;
  const tip = document.createElement('div');
  tip.className = 'sqs-tooltip';
  tip.id = `sqs-tooltip-${newId()}`;
  tip.textContent = text;
  tip.hidden = true;
  tip.setAttribute('role', 'tooltip');
  // A popover is in the top layer, above everything else.
  tip.setAttribute('popover', 'manual');
  const describedBefore = element.getAttribute(describedBy);
  element.setAttribute(describedBy, `${describedBefore ?? ''} ${tip.id}`.trim());
  // Elements outside of a modal dialog receive no pointer.
  (element.closest('dialog') ?? document.body).append(tip);

  let cancel = () => {};
  let removeStyles = () => {};
  const hide = () => {
    cancel();
    if (tip.hidden) return;
    tip.hidePopover?.();
    tip.hidden = true;
    removeStyles();
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('scroll', hide, true);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Keeps the key from closing a dialog, and from leading an owner to the configuration panel.
    event.preventDefault();
    hide();
  };
  const show = () => {
    if (!element.isConnected || !tip.hidden) return;
    hideShown();
    hideShown = hide;
    removeStyles = adoptStyles(document, tooltipStyles);
    tip.hidden = false;
    tip.dir = getComputedStyle(element).direction;
    tip.showPopover?.();
    const { left, top } = placeTooltip(element.getBoundingClientRect(), tip.getBoundingClientRect(), freeView(document));
    tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    void animate(tip, fade(tip), clock);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', hide, true);
  };
  const showAfter = (delayMs: number) => {
    cancel();
    cancel = clock.after(delayMs, show);
  };
  const hideSoon = () => {
    cancel();
    cancel = clock.after(leaveMs, () => {
      if (!element.matches(':focus-within')) hide();
    });
  };
  const on = (target: HTMLElement, names: string, callback: () => void) => {
    for (const name of names.split(' ')) target.addEventListener(name, callback, { signal });
  };
  on(element, 'pointerenter focusin', () => showAfter(tooltipLimits.delayMs));
  on(element, 'pointerleave', hideSoon);
  on(element, 'focusout pointerdown', hide);
  on(tip, 'pointerenter', () => cancel());
  on(tip, 'pointerleave', hideSoon);

  return () => {
    controller.abort();
    hide();
    tip.remove();
    putAttribute(element, describedBy, describedBefore);
  };
}

/** Returns the view without the cookie banner at one of its edges, because nothing may cover the banner. */
function freeView(document: Document): Box {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const view = { left: 0, right, top: 0, bottom };
  const banner = document.querySelector('.sqs-cookie-banner-v2')?.getBoundingClientRect();
  if (!banner || banner.height === 0 || banner.width < right) return view;
  // A banner at the top may be below the site's header.
  return banner.top + banner.bottom > bottom ? { ...view, bottom: banner.top } : { ...view, top: banner.bottom };
}
