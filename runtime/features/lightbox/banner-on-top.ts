/** Moves the cookie banner into an open dialog: lightbox#banner-on-top. Returns a function that moves it back. */
export function keepBannerOnTop(dialog: HTMLDialogElement): () => void {
  const banner = dialog.ownerDocument.querySelector('.sqs-cookie-banner-v2');
  if (!banner) return () => {};
  const place = dialog.ownerDocument.createComment('');
  banner.replaceWith(place);
  dialog.append(banner);
  return () => {
    // The banner is removed after the visitor's choice.
    if (dialog.contains(banner)) place.before(banner);
    place.remove();
  };
}
