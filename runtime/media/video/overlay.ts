/**
 * Lays a button over a video's box, and answers it: over the overlay on the page, which is shown, else dark and with the sign of play.
 * The wrapper lies in the box that a block's padding makes, or fills its slide; alone it has the shape of its player. An overlay without CSS of its own is stretched over it.
 */
export function layOverlay(wrapper: HTMLElement, { title, style }: HTMLElement): HTMLElement {
  const box = wrapper.closest<HTMLElement>('.embed-block-wrapper');
  // Also where no CSS of the page makes it what the wrapper lies in.
  if (box) box.style.contain = 'layout';
  const place = box
    ? 'absolute;inset:0'
    : `relative;aspect-ratio:${style.aspectRatio}${wrapper.closest('.slide') ? ';width:100%;height:100%' : ''}`;
  wrapper.style.cssText += `;container-type:size;display:grid;overflow:hidden;position:${place}`;
  const given = wrapper.querySelector<HTMLElement>('.sqs-video-overlay');
  if (given) given.style.opacity = '1';
  const button = Object.assign(wrapper.appendChild(document.createElement('button')), {
    ariaLabel: `Play ${title}`,
    className: 'sqs-video-overlay',
    textContent: '\u25ba',
  });
  const look = given ? 'none;font-size:0' : '#222;color:#fff;font-size:4em';
  button.style.cssText = `position:absolute;inset:0;width:100%;height:100%;border:0;outline-offset:-6px;cursor:pointer;background:${look}`;
  return button;
}
