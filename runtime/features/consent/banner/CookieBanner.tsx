import type { ReactNode } from 'react';
import { bannerTexts } from '../../../contract/consent/constants.ts';

/** The cookie banner's structure, rendered at build time to a template. The chunk fills it: a first visit fetches no React. */
export function CookieBanner() {
  return (
    <section className="sqs-cookie-banner-v2" aria-label={bannerTexts.name} tabIndex={-1}>
      <div className="sqs-cookie-banner-v2-text" data-part="text" />
      <div className="sqs-cookie-banner-v2-cta-container">
        <Choice name="deny">
          <path d="M5 5l10 10M15 5L5 15" />
        </Choice>
        <Choice name="accept">
          <path d="M4 10.5l4 4 8-9" />
        </Choice>
      </div>
    </section>
  );
}

/** One answer: its label, and its icon for the ICON variant. Both answers have the same weight: consent#banner-equal-answers. */
function Choice({ name, children }: { name: 'accept' | 'deny'; children: ReactNode }) {
  return (
    <button type="button" className={`sqs-cookie-banner-v2-cta sqs-cookie-banner-v2-${name}`} data-part={name}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        {children}
      </svg>
      <span data-part={`${name}Label`} />
    </button>
  );
}
