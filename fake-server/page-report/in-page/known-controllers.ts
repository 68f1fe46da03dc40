/**
 * Controllers of themes that the runtime does not mount, with what each does. Nothing visible is missing without it: the theme's
 * own script is served and does it, or the server's HTML and the runtime do. All were seen on published pages; the effects of
 * those of 7.1 are inferred.
 */
const knownControllers: Readonly<Record<string, string>> = {
  AddScrollingClass: 'marks the body while the page is scrolled',
  AncillaryLayout: 'moves the items of a header into its rows and columns',
  BannerController: 'sizes and places the banner of a page',
  BodyClassController: 'sets classes on the body',
  BodyMinHeight: 'keeps the body as high as the window',
  FadeInContent: 'fades the page in; the runtime shows what it leaves hidden',
  Flags: 'sets classes for the browser on the body',
  FooterBreakpoints: 'sets classes for the width of the footer',
  GridImages: 'loads the pictures of a grid, which the runtime loads',
  HashManager: 'scrolls to the element that the address names',
  HeaderScroll: 'marks the header while the page is scrolled',
  ItemPagination: 'links to the items before and after, which the server has written',
  LessonGridDescLoader: 'cuts the descriptions of lessons',
  MagicPaddingController: 'sets the padding of sections of 2020',
  MobileClassname: 'sets a class for phones on the body',
  MobileOffset: 'makes room for the bar on phones',
  NavOverflow: 'scrolls a navigation that is higher than the window',
  SearchToggle: 'opens the search field of a header, which is also a link',
  SidetrayBlocksOverflow: 'scrolls the blocks of a side tray',
  SiteLoader: 'loads the pictures outside blocks, which the runtime loads',
  SyncHeader: 'gives two headers one height',
};

/**
 * Returns the names in `data-controller` without which something visible may be missing: not those of the table, nor those that
 * the theme's own script has bound, which it says in `data-controllers-bound`.
 */
export const unknownControllers = ({ controller = '', controllersBound = '' }: DOMStringMap): readonly string[] => {
  const bound = controllersBound.split(/[\s,]+/);
  return controller.split(/[\s,]+/).filter((name) => name && !Object.hasOwn(knownControllers, name) && !bound.includes(name));
};
