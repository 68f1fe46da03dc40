import type { ContactType } from './contact-details.ts';

/*  * `panel`: the details, above the triggers. */ const icons: Readonly<Record<ContactType, string>> = {
  contactEmail: 'M3 5h14v10H3zM3 6l7 5 7-5',
  contactPhoneNumber: 'M5 3h3l1.5 4-2 1.5a9 9 0 004 4L13 10.5l4 1.5v3a2 2 0 01-2 2A13 13 0 013 5a2 2 0 012-2z',
  location: 'M10 18s6-5.5 6-10a6 6 0 00-12 0c0 4.5 6 10 6 10zM10 10a2 2 0 100-4 2 2 0 000 4z',
  businessHours: 'M10 3a7 7 0 100 14 7 7 0 000-14zM10 6v4l3 2',
};

/**
 * Structure of the mobile info bar with all triggers. E-mail and telephone are there as a link and as a button, which is for a
 * site without the address or number. Rendered at build time.
 */
export function InfoBar() {
  return (
    <nav className="sqs-mobile-info-bar">
      <div className="sqs-mobile-info-bar-panel" id="sqs-mobile-info-bar-panel" hidden data-part="panel" />
      <div className="sqs-mobile-info-bar-triggers">
        <LinkTrigger type="contactEmail" />
        <ButtonTrigger type="contactEmail" />
        <LinkTrigger type="contactPhoneNumber" />
        <ButtonTrigger type="contactPhoneNumber" />
        <ButtonTrigger type="location" />
        <ButtonTrigger type="businessHours" />
      </div>
    </nav>
  );
}

function LinkTrigger({ type }: { readonly type: ContactType }) {
  return (
    <a className="sqs-mobile-info-bar-trigger" data-type={type} href="/">
      <TriggerIcon type={type} />
      <span />
    </a>
  );
}

function ButtonTrigger({ type }: { readonly type: ContactType }) {
  return (
    <button
      type="button"
      className="sqs-mobile-info-bar-trigger"
      data-type={type}
      aria-expanded="false"
      aria-controls="sqs-mobile-info-bar-panel"
    >
      <TriggerIcon type={type} />
      <span />
    </button>
  );
}

function TriggerIcon({ type }: { readonly type: ContactType }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={icons[type]} />
    </svg>
  );
}
