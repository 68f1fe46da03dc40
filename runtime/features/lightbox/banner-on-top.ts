/**
 * The cookie banner stays where it can be seen and answered: it moves into the dialog while that lies over the page, and back after
 * (our choice). The returned function moves it back.
 */
export function keepBannerOnTop(dialog: HTMLDialogElement): () => void {
  const banner = dialog.ownerDocument.querySelector('.sqs-cookie-banner-v2');
  if (!banner) return () => {};
  const place = dialog.ownerDocument.createComment('');
  banner.replaceWith(place);
  dialog.append(banner);
  return () => {
    // Answered in the meantime: there is nothing to move back.
    if (dialog.contains(banner)) place.before(banner);
    place.remove();
  };
}
