import type { SitePart } from './part.ts';

/** Every part that we know, by the name that pages give it. Counts in the wild: wild 2 §2 to §6. */
export const siteParts: readonly SitePart[] = [
  { kind: 'section', controller: 'SectionWrapperController', load: (chunks) => chunks.load('part-section') },
  { kind: 'header', controller: 'Header', load: (chunks) => chunks.load('part-header') },
  { kind: 'divider', controller: 'SectionDivider', load: (chunks) => chunks.load('part-divider') },
  { kind: 'mobile-overlay', controller: 'MobileOverlayToggle', load: (chunks) => chunks.load('part-mobile-overlay') },
  { kind: 'background-overlay', controller: 'SectionBackgroundOverlayController', load: (chunks) => chunks.load('part-overlay') },
  { kind: 'items', controller: 'UserItemsListSimple', load: (chunks) => chunks.load('part-pictures') },
  { kind: 'items-carousel', controller: 'UserItemsListCarousel', load: (chunks) => chunks.load('part-slides') },
  { kind: 'items-slideshow', controller: 'UserItemsListBannerSlideshow', load: (chunks) => chunks.load('part-slides') },
  { kind: 'portfolio', controller: 'PortfolioHover', load: (chunks) => chunks.load('part-portfolio') },
  { kind: 'reading-progress', controller: 'BlogProgressBar', load: (chunks) => chunks.load('part-reading') },
  { kind: 'related-posts', controller: 'RelatedPostImages', load: (chunks) => chunks.load('part-pictures') },
  { kind: 'banner-image', controller: 'SetUpBannerImage', load: (chunks) => chunks.load('part-pictures') },
  { kind: 'author-image', controller: 'AuthorProfileImageLoader', load: (chunks) => chunks.load('part-pictures') },
  { kind: 'account', controller: 'UserAccountLink', load: (chunks) => chunks.load('part-account') },
  { kind: 'scaled-text', className: 'sqsrte-scaled-text', load: (chunks) => chunks.load('part-scaled-text') },
  { kind: 'accordion', className: 'sqs-block-accordion', load: (chunks) => chunks.load('part-accordion') },
  { kind: 'marquee', className: 'sqs-block-marquee', load: (chunks) => chunks.load('part-marquee') },
  { kind: 'search', className: 'sqs-search-ui-text-input', load: (chunks) => chunks.load('part-search') },
];
