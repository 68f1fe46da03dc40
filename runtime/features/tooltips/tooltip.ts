import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Clock } from '../../browser/clock.ts';
import { newId } from '../../browser/new-id.ts';
import { putAttribute } from '../../browser/put-attribute.ts';
import { tooltipLimits } from '../../contract/overlays/limits.ts';
import { animate, fade } from '../animations/index.ts';
import { type Box, placeTooltip } from './place-tooltip.ts';
import tooltipStyles from './tooltip.css';

/** Time for the pointer's way to the tooltip across the gap (our choice). */
const leaveMs = 300;
const describedBy = 'aria-describedby';

/** The tooltip that is to be seen: one on a page. */
let hideShown = () => {};

/**
 * Gives an element a tooltip, shown 1200 ms after the pointer or the focus has come to it. It stays while either is on it or on the
 * tooltip; Escape hides it and does nothing else, a press on the element and scrolling hide it too. For screen readers it
 * describes the element all the time. The returned function takes it away. Spec 2 §9; the manners are our choice.
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
  // In the browser's top layer it is above everything, and Escape is known to be for it.
  tip.setAttribute('popover', 'manual');
  const describedBefore = element.getAttribute(describedBy);
  element.setAttribute(describedBy, `${describedBefore ?? ''} ${tip.id}`.trim());
  // What lies outside of a modal dialog cannot be pointed at.
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
    // The key is for the tooltip: it closes no dialog, and leads no owner to the panel.
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
  const come = (delayMs: number) => {
    cancel();
    cancel = clock.after(delayMs, show);
  };
  const leave = () => {
    cancel();
    cancel = clock.after(leaveMs, () => {
      if (!element.matches(':focus-within')) hide();
    });
  };
  const on = (target: HTMLElement, names: string, work: () => void) => {
    for (const name of names.split(' ')) target.addEventListener(name, work, { signal });
  };
  on(element, 'pointerenter focusin', () => come(tooltipLimits.delayMs));
  on(element, 'pointerleave', leave);
  on(element, 'focusout pointerdown', hide);
  on(tip, 'pointerenter', () => cancel());
  on(tip, 'pointerleave', leave);

  return () => {
    controller.abort();
    hide();
    tip.remove();
    putAttribute(element, describedBy, describedBefore);
  };
}

/** The view without a cookie banner that takes one of its edges: nothing covers that. */
function freeView(document: Document): Box {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const view = { left: 0, right, top: 0, bottom };
  const banner = document.querySelector('.sqs-cookie-banner-v2')?.getBoundingClientRect();
  if (!banner || banner.height === 0 || banner.width < right) return view;
  // One at the top may stand below the site's header.
  return banner.top + banner.bottom > bottom ? { ...view, bottom: banner.top } : { ...view, top: banner.bottom };
}
