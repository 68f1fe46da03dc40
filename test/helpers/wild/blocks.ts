/** Blocks and parts that the other helpers lack, in the shapes of published pages. */
import { image } from '../markup/gallery-html.ts';
import { lateImage, nativeVideo } from '../markup/wild-pages.ts';

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface BlockOptions {
  readonly json?: object;
  readonly id?: string;
}
/** A block of the older generation. */
const block = (name: string, type: number, content: string, { json, id = `block-${name}` }: BlockOptions = {}): string =>
  `<div class="sqs-block ${name}-block sqs-block-${name}"${json ? ` data-block-json="${attribute(json)}"` : ''} ` +
  `data-block-type="${type}" id="${id}"><div class="sqs-block-content">${content}</div></div>`;

/** A website component: block type 1337, identified by its classes alone. */
const component = (name: string, old: string, content: string): string =>
  `<div class="sqs-block website-component-block\n sqs-block-website-component  sqs-block-${old} ${old}-block" ` +
  `data-block-css="[&quot;https://assets.example/${name}.css&quot;]" ` +
  `data-block-scripts="[&quot;https://assets.example/${name}.js&quot;]" data-block-type="1337" ` +
  `data-definition-name="website.components.${name}" data-sqsp-block="${old}" id="block-c-${name}"><div ` +
  `class="sqs-block-content">${content}</div></div>`;

export const text = block(
  'html',
  2,
  '<div class="sqs-html-content"><h2>Thrown by hand</h2><p style="white-space:pre-wrap;">Each pot is dried for a week.</p></div>',
);
export const imageBlock = block(
  'image',
  5,
  '<div class="image-block-outer-wrapper layout-caption-hidden"><div class="intrinsic" style="max-width:320px"><div ' +
    'class="image-block-wrapper" data-animation-role="image" ' +
    `style="padding-bottom:56.25%;position:relative;overflow:hidden">${image('kiln', { size: '320x180' })}</div></div></div>`,
);
export const lightboxImage = block(
  'image',
  5,
  '<div class="intrinsic" style="max-width:320px"><button class="sqs-block-image-button lightbox" ' +
    'data-lightbox-theme="dark"><div ' +
    `style="padding-bottom:56.25%;position:relative;overflow:hidden">${image('kiln', { size: '320x180' })}</div></button></div>`,
  { id: 'block-lightbox' },
);
export const imageComponent = component(
  'imageFluid',
  'image',
  '<div class="fluid-image-component-root" data-component-id="c1" data-media-focal-point="0.5,0.5"><div ' +
    'class="sqs-image-content" data-sqsp-image-block-image-container><div class="js-content-mode-element-wrapper" ' +
    'style="height:180px"><img data-stretch="false" data-src="/img/kiln-320x180.svg" data-image="/img/kiln-320x180.svg" ' +
    'data-image-dimensions="320x180" data-image-focal-point="0.5,0.5" alt="A kiln" data-load="false" ' +
    'src="/img/kiln-320x180.svg" width="320" height="180" sizes="100vw" ' +
    'style="display:block;object-fit:contain;width:100%;height:100%" loading="lazy" decoding="async" data-loader="sqs" ' +
    'data-sqsp-image-block-image></div></div></div>',
);
export const spacer = block('spacer', 21, '&nbsp;');
export const line = block('horizontalrule', 47, '<hr>');
export const quote = block(
  'quote',
  31,
  '<figure class="block-animation-site-default"><blockquote data-animation-role="quote"><span>“</span>Warm as ' +
    'bread<span>”</span></blockquote><figcaption class="source">A neighbour</figcaption></figure>',
);
export const markdown = block(
  'markdown',
  44,
  '<h3 id="glazes">Glazes</h3><script data-preserve-html-node="true">window.markdownRan = true;</script>',
);
export const code = block(
  'code',
  23,
  '<div id="own-code">code</div><script>document.getElementById("own-code").textContent = "ran";</script>',
);
export const codeComponent = component(
  'code',
  'code',
  '<div class="sqs-code-container" data-localized="{&quot;enableSafeModeButton&quot;:&quot;On&quot;}"><b>Opening hours</b></div>',
);
export const embed = block(
  'embed',
  22,
  '<blockquote class="tiktok-embed"><a href="https://video.example/1">A film</a></blockquote>',
  { json: { hSize: null, floatDir: null, customThumbEnabled: false, html: '<p>A film</p>' } },
);
export const button = block(
  'button',
  53,
  '<div class="sqs-block-button-container--center" data-alignment="center" data-button-size="medium"><a href="/visit" ' +
    'class="sqs-block-button-element--medium sqs-block-button-element">Visit</a></div>',
);
export const buttonComponent = component(
  'button',
  'button',
  '<div class="sqs-block-button-container sqs-block-button-container--center" data-button-size="medium" ' +
    'data-button-type="primary"><a href="/visit" class="sqs-block-button-element--medium sqs-button-element--primary ' +
    'sqs-block-button-element" data-sqsp-button>Visit</a></div>',
);
export const shape =
  '<div class="sqs-block website-component-block sqs-block-website-component" data-block-type="1337" ' +
  'data-definition-name="website.components.shape" data-sqsp-block="shape" id="block-shape"><div ' +
  'class="sqs-block-content"><div class="sqs-shape-block-container" data-shape-name="rectangle" ' +
  'data-blend-mode="normal"><div class="sqs-shape"></div></div></div></div>';
export const social = block(
  'socialaccountlinks-v2',
  54,
  '<div class="sqs-svg-icon--outer social-icons-color-black"><nav class="sqs-svg-icon--list"><a ' +
    'href="https://social.example/a" class="sqs-svg-icon--wrapper instagram-unauth"><div><svg ' +
    'class="sqs-svg-icon--social"></svg></div></a></nav></div>',
);
export const archive = block(
  'archive',
  61,
  '<details class="archive-block-wrapper archive-block-setting-layout-dropdown"><summary ' +
    'class="archive-dropdown-toggle-label"><span class="archive-dropdown-toggle-title">Select month</span></summary><ul ' +
    'class="archive-group-list"><li class="archive-group"><a href="/journal?month=01-2024" ' +
    'class="archive-group-name-link">January 2024</a></li></ul></details>',
);
export const calendar = block('calendar', 26, '', {
  json: { hSize: null, floatDir: null, collectionId: '5f0000000000000000000009' },
});
export const calendarWithoutData = block('calendar', 26, '', { id: 'block-lost' });
export const menu = block(
  'menu',
  18,
  '<div class="menus"><div class="menu"><div class="menu-section"><div class="menu-section-title">Supper</div><div ' +
    'class="menu-item"><div class="menu-item-title">Soup</div></div></div></div></div>',
);
export const tagCloud = block(
  'tagcloud',
  14,
  '<ul class="tagcloud"><li class="tag"><a href="/journal?tag=clay">clay</a></li></ul>',
);
export const audio = block(
  'audio',
  41,
  '<div class="sqs-audio-embed" data-url="/sound.mp3" data-mime-type="audio/mpeg" data-title="Kiln at night" ' +
    'data-author="Tidewater" data-design-style="minimal" data-duration-in-ms="61000" data-color-theme="dark"></div>',
);
export const tourDates = block('tourdates', 59, '<div class="tourdates-block-content"></div>', { json: { artistId: 'none' } });
export const chart = block('chart', 62, '<div class="chart-container"></div>', { json: { chartType: 1, data: [] } });
export const rss = block('rss', 49, '<a href="/journal?format=rss" title="Journal RSS" class="social-rss">RSS</a>');
export const soundcloud = block('soundcloud', 56, '', { json: { html: '<p>Sound</p>', url: 'https://sound.example/1' } });
export const donation = block(
  'donation',
  52,
  '<div class="sqs-donate-button-wrapper"><div class="sqs-donate-button sqs-editable-button" role="button" tabindex="0" ' +
    'data-donation-page-id="5f">Give</div></div>',
  { json: { buttonLabel: 'Give' } },
);
export const twitter = block('twitter', 6, '<div class="tweets-wrapper"></div>', { json: { username: '@none' } });
export const reservation = block('opentable', 50, '', { json: { restaurantId: '1' } });
export const unknownBlock = block('lantern', 99, 'Light');
export const instagram = block(
  'instagram',
  25,
  '<div class="sqs-gallery-container sqs-gallery-block-grid" data-async-rendering-enabled="true"><div ' +
    `class="sqs-gallery">${[1, 2].map(() => `<div class="slide"><div class="margin-wrapper"><a href="https://social.example/1" class="image-slide-anchor content-fill">${image('kiln', { size: '320x180' })}</a></div></div>`).join('')}</div></div>`,
  { json: { design: 'grid', connectedAccountId: '5f', pageSize: 4, filter: {}, 'thumbnails-per-row': 4, padding: 5 } },
);

const mapJson = {
  location: {
    mapLat: 50.2,
    mapLng: -5.45,
    mapZoom: 12.0,
    markerLat: 50.21,
    markerLng: -5.48,
    addressTitle: 'The kiln',
    addressLine1: '1 Quay Lane',
    addressCountry: 'United Kingdom',
  },
  vSize: 12,
  style: 2,
  labels: true,
  terrain: false,
  controls: false,
};
export const map = block('map', 4, '&nbsp;', { json: mapJson }).replace('sqs-block-map"', 'sqs-block-map sized vsize-12"');
/** A map without a marker, with `12.0` as zoom and a share as height. */
export const barestMap = block('map', 4, '&nbsp;', {
  json: { location: { mapLat: 49.2, mapLng: -5, mapZoom: 10 }, vSize: null, style: 4, aspectRatio: 30.5 },
  id: 'block-map-2',
});
export const brokenMap = block('map', 4, '&nbsp;', { id: 'block-map-3' }).replace(
  'data-block-type',
  'data-block-json="{&quot;location&quot;:" data-block-type',
);

const youtube =
  '<iframe src="//www.youtube.com/embed/none?wmode=opaque&amp;enablejsapi=1"\n height="480" width="854"\n ' +
  'frameborder="0"></iframe>';
export const video = block(
  'video',
  32,
  '<div class="intrinsic" style="max-width:100%"><div class="embed-block-wrapper embed-block-provider-YouTube" ' +
    'style="padding-bottom:56.20609%;"><div class="sqs-video-wrapper" data-load="false" ' +
    `data-html="${youtube.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}" ` +
    'data-provider-name="YouTube"></div></div></div>',
  {
    json: {
      html: youtube,
      url: 'https://www.youtube.com/watch?v=none',
      width: 854,
      height: 480,
      providerName: 'YouTube',
      resolvedBy: 'youtube',
    },
  },
);
export const videoWithOverlay = block(
  'video',
  32,
  '<div class="embed-block-wrapper" style="padding-bottom:56.20609%;"><div class="sqs-video-wrapper video-has-overlay" ' +
    'data-load="false" data-html="&lt;iframe src=&quot;//player.vimeo.com/video/1&quot;&gt;&lt;/iframe&gt;" ' +
    `data-provider-name="Vimeo"><div class="sqs-video-overlay" data-description="">${image('kiln', { size: '320x180' })}<div ` +
    'class="sqs-video-icon"></div></div></div></div>',
  { json: { html: '', url: 'https://vimeo.com/1', providerName: 'Vimeo', overlay: true }, id: 'block-video-2' },
);

/** The first generation of forms: server HTML with an inline handler. `old` has the call of 2013. */
export const form = ({ old = false, id = '5f00000000000000000000f1' } = {}): string => {
  const submit = old
    ? `(Y.Node(form)).submit(&#39;${id}&#39;, &#39;5fc&#39;)`
    : `(new Y.Squarespace.FormSubmit(form)).submit({ formId: &#39;${id}&#39;, collectionId: &#39;5fc&#39;, objectName: ` +
      '&#39;page-section-5f&#39; })';
  return block(
    'form',
    9,
    `<div class="form-wrapper"><div class="form-inner-wrapper"><form data-form-id="${id}" data-success-redirect="" ` +
      'autocomplete="on" method="POST" novalidate onsubmit="return (function (form) { ' +
      `Y.use(&#39;squarespace-form-submit&#39;, &#39;node&#39;, function usingFormSubmit(Y) { ${submit}; }); return false; ` +
      '})(this);"><div class="field-list clear"><fieldset id="name-y1" class="form-item fields name required"><legend ' +
      'class="title">Name</legend><div class="field first-name"><label class="caption"><input class="field-element ' +
      'field-control" name="fname" type="text" maxlength="30" data-title="First"> First</label></div><div class="field ' +
      'last-name"><label class="caption"><input class="field-element field-control" name="lname" type="text" maxlength="30" ' +
      'data-title="Last"> Last</label></div></fieldset><div id="email-y2" class="form-item field email required"><label ' +
      'class="title" for="email-y2-field">Email</label><input class="field-element" id="email-y2-field" name="email" ' +
      'type="text"></div><div id="select-y3" class="form-item field select"><label class="title" ' +
      'for="select-y3-field">Clay</label><select id="select-y3-field" name="select-y3-field"><option ' +
      'value="Red">Red</option><option value="White">White</option></select></div></div><div ' +
      'class="form-button-wrapper"><input class="button sqs-system-button" type="submit" value="Send"></div><div ' +
      'class="hidden form-submission-text">Thank you.</div><div class="hidden form-submission-html" ' +
      'data-submission-html=""></div></form></div></div>',
    { id: `block-form-${id}` },
  );
};

/** The second generation of forms: definitions in scripts, drawn in the browser. */
export const formComponent = (more: object = {}): string =>
  component(
    'form',
    'form',
    `<div class="sqs-site-style-form"><script type="application/json" id="form-context-5f00000000000000000000f2" class="sqs-form-block-context">${JSON.stringify(
      {
        formId: '5f00000000000000000000f2',
        formName: 'Visit',
        collectionId: '5fc',
        objectName: 'item-5f',
        secureUrl: '',
        useFormsJs: true,
        captchaEnabled: false,
        captchaTheme: 1,
        captchaAlignment: 1,
        formSubmitButtonText: 'Send',
        formSubmissionMessage: { html: '<p>Thank you.</p>' },
        successRedirect: '',
        disclaimerMessage: '',
        formFields: [
          { type: 'name', id: 'name-1', title: 'Name', description: '', placeholder: '', required: true, locked: false },
          { type: 'email', id: 'email-2', title: 'Email', description: '', placeholder: '', required: true, locked: false },
          {
            type: 'textarea',
            id: 'textarea-3',
            title: 'Wishes',
            description: '',
            placeholder: '',
            required: false,
            locked: false,
            maxLength: '',
          },
        ],
        formFieldFormats: { countries: [], initialNameOrder: 'GIVEN_FIRST' },
        localizedStrings: {},
        ...more,
      },
    ).replaceAll(
      '<',
      '\\u003c',
    )}</script><div id="form-submission-html-5f" class="sqs-form-block-submission-html" data-submission-html=""></div><div class="form-wrapper"></div></div>`,
  );
export const newsletter = block(
  'newsletter',
  51,
  '<div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignCenter"><form ' +
    'class="newsletter-form" data-form-id="5f00000000000000000000f3" autocomplete="on" method="POST" onsubmit="return ' +
    '(function (form) { Y.use(&#39;squarespace-form-submit&#39;, &#39;node&#39;, function (Y) { (new ' +
    'Y.Squarespace.FormSubmit(form)).submit({ formId: &#39;5f00000000000000000000f3&#39;, collectionId: &#39;&#39;, ' +
    'objectName: &#39;block&#39; }); }); return false; })(this);"><div class="newsletter-form-body"><div ' +
    'class="newsletter-form-fields-wrapper form-fields"><div id="email-y9" class="newsletter-form-field-wrapper form-item ' +
    'field email required"><label class="newsletter-form-field-label title" for="email-y9-field">Email</label><input ' +
    'id="email-y9-field" class="newsletter-form-field-element field-element" name="email" type="text"></div></div><div ' +
    'class="newsletter-form-button-wrapper submit-wrapper"><button class="newsletter-form-button sqs-system-button" ' +
    'type="submit" value="Sign up"><span class="newsletter-form-spinner sqs-spin light large"></span><span ' +
    'class="newsletter-form-button-label">Sign up</span></button></div><div ' +
    'class="newsletter-form-footnote"></div></div><div class="hidden form-submission-text"></div><div class="hidden ' +
    'form-submission-html" data-submission-html="&lt;script&gt;window.thanked = 1&lt;/script&gt;"></div></form></div>',
);

const variants = (sizes: readonly string[]) =>
  sizes.map((size, index) => ({
    attributes: { Size: size },
    optionValues: [{ optionName: 'Size', value: size }],
    id: `00000000-0000-4000-8000-00000000000${index}`,
    sku: `SQ${index}`,
    price: 5000,
    salePrice: 0,
    priceMoney: { currency: 'GBP', value: '50.00' },
    salePriceMoney: { currency: 'GBP', value: '0.00' },
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
  }));
const addButton = (item: string) =>
  '<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode ' +
  `sqs-editable-button" role="button" tabindex="0" data-collection-id="5fc" data-item-id="${item}" data-product-type="1" ` +
  'data-use-custom-label="false" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To ' +
  'Cart</div></div></div>';
/** A product of 7.1: variants in the markup, every option printed twice. */
export const product =
  '<section id="pdp" class="ProductItem" data-controller="ProductGallery"><article class="ProductItem-product"><div ' +
  'class="ProductItem-gallery" data-product-gallery="container"><div class="ProductItem-gallery-slides" ' +
  'data-product-gallery="slides" ' +
  `style="height:180px">${[1, 2].map((index) => `<div class="ProductItem-gallery-slides-item${index === 1 ? ' selected' : ''}" data-slide-index="${index}" ` + `data-product-gallery="slides-item">${lateImage('320x180', 'class="ProductItem-gallery-slides-item-image"')}</div>`).join('')}</div></div><div ` +
  'class="ProductItem-details-checkout" data-controller="ProductItemVariants,ProductCartButton"><div ' +
  'class="product-price">£50.00</div><div class="product-variants" data-item-id="5f00000000000000000000a1" ' +
  `data-variants="${attribute(variants(['Small', 'Large']))}"><div class="variant-option"><div ` +
  'class="variant-option-title">Size</div><div class="variant-select-wrapper"><select aria-label="Select Size" ' +
  'data-variant-option-name="Size"><option value="">Select Size</option><option value="Small">Small</option><option ' +
  'value="Large">Large</option></select></div><div class="variant-radiobtn-wrapper" data-variant-option-name="Size"><input ' +
  'type="radio" class="variant-radiobtn" value="Small" name="variant-option-Size" id="r1"><label role="button" tabindex="0" ' +
  'for="r1">Small</label></div></div></div><div class="product-quantity-input" ' +
  'data-item-id="5f00000000000000000000a1"><input type="number" aria-label="Quantity" min="1" max="9999" ' +
  `value="1"></div>${addButton('5f00000000000000000000a1')}</div></article></section>`;
/** A product whose variants are in the page context only. */
export const contextProduct = {
  variantAttributeNames: [],
  productType: 1,
  subscribable: false,
  variants: [
    {
      id: '00000000-0000-4000-8000-000000000009',
      sku: 'SQ9',
      price: { currencyCode: 'GBP', value: 500, decimalValue: '5.00', fractionalDigits: 2 },
      salePrice: { currencyCode: 'GBP', value: 0, decimalValue: '0.00', fractionalDigits: 2 },
      onSale: false,
      stock: { unlimited: true },
      attributes: {},
    },
  ],
};
export const productOfContext =
  '<div class="ProductItem-details-checkout" data-controller="ProductItemVariants,ProductCartButton"><div ' +
  `class="product-price">£5.00</div>${addButton('5f00000000000000000000a2')}</div>`;
/** The product block of 7.0, with its quick view. */
export const productBlock = block(
  'product',
  43,
  '<div class="product-block" ' +
    `data-current-context="${attribute({ product: { id: '5f00000000000000000000a3', structuredContent: { productType: 1, variants: [{ id: 'v', sku: 'SQ3', price: 700, salePrice: 0, onSale: false, unlimited: true, attributes: {} }] } } })}"><div ` +
    'class="productDetails"><a class="product-title" href="/shop/cup">Cup</a><div class="product-price">£7.00</div><span ' +
    'class="sqs-product-quick-view-button" data-id="5f00000000000000000000a3" data-group="5fc" role="button" ' +
    `tabindex="0">Quick View</span>${addButton('5f00000000000000000000a3')}</div></div>`,
  { json: { productId: '5f00000000000000000000a3' } },
);
export const cartPage =
  '<div class="system-page"><div id="sqs-cart-root"><script ' +
  'type="application/json">{"storeCurrency":"GBP","continueShoppingLinkUrl":"/","minimumOrderSubtotal":{"currency":"GBP","value":"0.00"},"useCldrMode":false,"shopperLanguage":"en","cartExperiments":[],"formattingLocale":"en-GB","translationLocale":"en-GB"}</script><div ' +
  'id="sqs-cart-container"></div></div></div>';

export const banner70 =
  `<figure id="thumbnail" class="loading content-fill">${lateImage()}<div class="sqs-video-background content-fill" ` +
  'data-config-url data-config-playback-speed="1" data-config-filter data-config-filter-strength><div ' +
  'id="player"></div></div></figure>';
export const itemBanner = `<div class="blog-item-banner-image" data-controller="SetUpBannerImage" style="height:120px">${lateImage()}</div>`;
export const related =
  '<section id="related" class="blog-item-related clear" data-controller="RelatedPostImages"><article class="blog-list-item ' +
  'entry--related" data-item-id="5f1" data-item-title="A week of drying"><a href="/journal/drying" class="excerpt-image ' +
  `content-fill">${lateImage('320x180')}</a></article></section>`;
export const author =
  '<div style="width:80px;height:80px"><img class="author-avatar-image" data-controller="AuthorProfileImageLoader" ' +
  'data-src="/img/kiln-320x180.svg" data-image="/img/kiln-320x180.svg" data-load="false" alt="The author"></div>';
export const themeControls =
  '<a id="navToggle" data-controller="NavToggle">menu</a><div class="social-ellipsis" id="socialEllipsis" ' +
  'data-controller="SocialToggle">…</div><a href="/search" rel="search" class="header-search" ' +
  'data-controller="SearchToggle">search</a>';
export const itemFurniture =
  '<div class="squarespace-comments" id="comments-5f1" data-item-id="5f1" data-public-comment-count="2" ' +
  'data-comment-state="1"></div><span class="sqs-simple-like" data-item-id="5f1" data-like-count="3"><span ' +
  'class="like-icon"></span><span class="like-count">3 Likes</span></span><span class="squarespace-social-buttons ' +
  'inline-style" data-system-data-id="5f" data-asset-url="" data-record-type="1" data-full-url="/journal/drying" ' +
  'data-title="Drying"></span><div class="Share sqs-share-buttons" data-item-identifier="5f1" ' +
  'data-item-path="/journal/drying"><a href="https://social.example/share" data-service="facebook">Share</a></div>';
export const events =
  '<article class="eventlist-event eventlist-event--upcoming"><h1 class="eventlist-title"><a href="/events/firing" ' +
  'class="eventlist-title-link">Firing</a></h1><ul class="eventlist-meta event-meta"><li class="eventlist-meta-item"><time ' +
  'class="event-date" datetime="2026-05-02">2 May</time><span class="event-time-12hr">9:00 am</span><span ' +
  'class="event-time-24hr">09:00</span></li></ul></article>';
export const coverSlices =
  '<div class="sqs-slice" data-slice-type="gallery" data-slice-id="5f1"><div class="sqs-slice-gallery-item content-fill" ' +
  `data-average-color="{&quot;centerAverage&quot;:&quot;808080&quot;}">${lateImage('320x180', 'data-use-advanced-positioning="true"')}</div></div><div ` +
  'class="sqs-slice" data-slice-type="heading"><h1>Tidewater</h1></div><div class="sqs-slice" data-slice-type="custom-form" ' +
  'data-content-empty="true"></div><div class="sqs-slice-group" data-compound-type="action"><ul><li><a ' +
  'href="/visit">Visit</a></li></ul></div>';
export const textHighlight = component(
  'html',
  'html',
  '<div class="sqs-html-content" data-sqsp-text-block-content><p>Our <span class="sqsrte-text-highlight" ' +
    'data-text-attribute-id="a1">kiln</span></p><script class="TextAttributes-props" ' +
    'type="application/json">[{"type":"highlight","id":"a1","shape":"underline","color":{"type":"THEME_COLOR"},"thickness":{"unit":"em","value":0.1}}]</script></div>',
);
/** DOM of the platform's player, in a page that was saved after it ran. */
export const playedVideo = nativeVideo(null, 'block-played').replace(
  '<div class="native-video-player"></div>',
  '<div class="native-video-player video-player"><div class="plyr plyr--video"><button type="button" class="plyr__control" ' +
    'data-plyr="play" aria-label="Play"></button><video playsinline src="blob:https://pots.example/1"></video></div></div>',
);
