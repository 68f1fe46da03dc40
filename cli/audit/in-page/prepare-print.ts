/**
 * Opens the folded parts of a report and waits for its pictures and fonts, because paper shows no more than what is drawn.
 *
 */
export async function preparePrint(): Promise<void> {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}
