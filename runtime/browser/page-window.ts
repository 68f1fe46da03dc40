/** The part of the window that hits, events and error reports contain. */
export interface PageWindow {
  readonly location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>;
  readonly document: Pick<Document, 'referrer'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
  readonly screen: Pick<Screen, 'width' | 'height'>;
  readonly innerHeight: number;
  readonly innerWidth: number;
}
