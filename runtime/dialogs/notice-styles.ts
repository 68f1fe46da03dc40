/** The information notice's looks. */
export const noticeStyles = `
.sqs-information-notice {
  position: fixed; z-index: 30000; inset: 20px 0 auto; box-sizing: border-box; width: fit-content;
  max-width: min(480px, 100vw - 40px); margin-inline: auto; padding: 14px 22px; border: 1px solid #ffffff29;
  border-radius: 10px; color: #fff; background: #16181b; font: 400 16px/1.5 system-ui, sans-serif; letter-spacing: normal;
  text-transform: none; text-align: center; overflow-wrap: anywhere; box-shadow: 0 8px 32px #0000004d;
}
.sqs-information-notice[data-edge=bottom] { inset: auto 0 20px; }
.sqs-information-notice:focus-visible { outline: 3px solid #16181b; outline-offset: 2px; }
.sqs-information-notice > * { display: block; margin: 0; color: inherit; font: inherit; unicode-bidi: plaintext; }
.sqs-information-notice > strong { font-weight: 600; }
@media print { .sqs-information-notice { display: none; } }
`;
