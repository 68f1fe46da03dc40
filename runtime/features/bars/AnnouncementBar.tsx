/**
 * Structure of the announcement bar. Rendered at build time.
 *
 * `link`: covers the bar.
 */
export function AnnouncementBar({ link }: { readonly link: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the styles of sites for `section` are not meant for the bar
    <div className="sqs-announcement-bar" role="region" data-ss-bar="">
      <div className="sqs-announcement-bar-text">
        <div className="sqs-announcement-bar-text-inner" id="sqs-announcement-bar-text" data-part="text" />
      </div>
      <a className="sqs-announcement-bar-url" href="/" aria-labelledby="sqs-announcement-bar-text" data-part="link">
        {link}
      </a>
      <button type="button" className="sqs-announcement-bar-close" data-part="close">
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </div>
  );
}
