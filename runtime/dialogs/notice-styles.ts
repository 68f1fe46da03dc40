/** The information notice's looks. */
export const noticeStyles = `
.sqs-information-notice {
  position: fixed; z-index: 30000; inset: 20px 0 auto; box-sizing: border-box; width: fit-content;
  max-width: min(480px, 100vw - 40px); margin-inline: auto; padding: 14px 22px; border: 1px solid rgb(255 255 255 / .16);
  border-radius: 10px; color: #fff; background: #16181b; font: 400 16px/1.5 system-ui, sans-serif; letter-spacing: normal;
  text-transform: none; text-align: center; box-shadow: 0 8px 32px rgb(0 0 0 / .3);
}
.sqs-information-notice[data-edge=bottom] { inset: auto 0 20px; }
.sqs-information-notice:focus-visible { outline: 3px solid #16181b; outline-offset: 2px; }
.sqs-information-notice strong { display: block; color: inherit; font: 600 16px/1.5 system-ui, sans-serif; }
.sqs-information-notice p { margin: 0; color: inherit; font: inherit; overflow-wrap: anywhere; }
@media print { .sqs-information-notice { display: none; } }
`;
