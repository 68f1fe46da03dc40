/** The system error overlay's looks. */
export const systemErrorStyles = `
.sqs-system-error {
  box-sizing: border-box; width: min(480px, calc(100vw - 40px)); max-height: calc(100vh - 40px); margin: auto; padding: 28px;
  overflow: auto; border: 0; border-radius: 12px; color: #16181b; background: #fff;
  font: 400 16px/1.5 system-ui, sans-serif; text-align: start; box-shadow: 0 12px 48px rgb(0 0 0 / .3);
}
.sqs-system-error::backdrop { background: rgb(22 24 27 / .6); }
.sqs-system-error h2 { margin: 0 0 12px; color: inherit; font: 600 22px/1.3 system-ui, sans-serif; }
.sqs-system-error p { margin: 0 0 12px; color: inherit; font: inherit; overflow-wrap: anywhere; }
.sqs-system-error .sqs-system-error-key { color: #565b61; font-size: 13px; }
.sqs-system-error code { font: 13px/1.4 ui-monospace, monospace; }
.sqs-system-error-actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
.sqs-system-error-actions button {
  min-height: 44px; padding: 8px 18px; border: 1px solid #16181b; border-radius: 6px; color: #fff; background: #16181b;
  font: 600 15px/1.5 system-ui, sans-serif; cursor: pointer;
}
.sqs-system-error-actions button + button { color: #16181b; background: #fff; }
.sqs-system-error-actions button:focus-visible { outline: 3px solid #16181b; outline-offset: 2px; }
`;
