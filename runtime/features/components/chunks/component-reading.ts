import { selfThrottle } from '../../../browser/pace.ts';
import type { Mounted } from '../../../page/mountable.ts';
import type { Page } from '../../../page/page.ts';

/** A pie that shows how much of a post is read. site#reading-progress */
export function mount(post: HTMLElement, { clock }: Page): Mounted {
  const part = (id: string) => post.querySelector<HTMLElement>(`#${id}`);
  const [left, right, mask] = [part('pieLeft'), part('pieRight'), part('pieMask')];
  part('pieWrapper')?.setAttribute('aria-hidden', 'true');
  const show = (): void => {
    const { top, height } = post.getBoundingClientRect();
    const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
    if (left) left.style.transform = `rotate(${360 * read}deg)`;
    for (const half of [right, mask]) half?.classList.toggle('hide', read < 0.5);
    post.style.setProperty('--ss-read', `${read}`);
  };
  const controller = new AbortController();
  // Measuring a long post takes a third of the time at most.
  const showSoon = selfThrottle(clock, show);
  for (const name of ['scroll', 'resize']) addEventListener(name, showSoon, { passive: true, signal: controller.signal });
  show();
  return {
    dispose() {
      controller.abort();
      showSoon.cancel();
      left?.style.removeProperty('transform');
      post.style.removeProperty('--ss-read');
    },
  };
}
