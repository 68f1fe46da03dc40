/** The information notice's looks. */
export const noticeStyles = `
.sqs-information-notice {
  position: fixed; z-index: 30000; inset-block-start: 20px; inset-inline: 0; box-sizing: border-box; width: fit-content;
  max-width: calc(100vw - 40px); margin-inline: auto; padding: 16px 24px; border-radius: 10px; color: #fff; background: #16181b;
  font: 400 16px/1.5 system-ui, sans-serif; text-align: center; box-shadow: 0 8px 32px rgb(0 0 0 / .3);
}
.sqs-information-notice strong { display: block; color: inherit; font: 600 16px/1.5 system-ui, sans-serif; }
.sqs-information-notice p { margin: 0; color: inherit; font: inherit; overflow-wrap: anywhere; }
`;
