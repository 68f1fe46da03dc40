/**
 * The dialogs' looks, all by one class each: a site's own rule of the same weight wins. Contrast 12:1 and better, light and dark;
 * buttons 44 px high. The backdrop leaves with the box, where the browser can do that.
 */
export const dialogStyles = `
.sqs-dialog {
  --ink: #16181b; --paper: #fff; --line: #c4c6c9; --shade: #ececed;
  box-sizing: border-box; width: min(var(--width), 100vw - 40px); max-width: none; max-height: calc(100vh - 40px);
  margin: auto; padding: 0; overflow: visible; border: 0; color: var(--ink); background: none;
  font: 400 16px/1.5 system-ui, sans-serif; letter-spacing: normal; text-transform: none; text-align: start; overflow-wrap: anywhere;
}
.sqs-dialog::backdrop { background: #16181b8c; transition: opacity .3s; }
.sqs-dialog[data-state=hiding]::backdrop { opacity: 0; }
.sqs-dialog-box {
  box-sizing: border-box; max-height: inherit; padding: var(--padding); overflow: auto; overscroll-behavior: contain;
  border-radius: 12px; background: var(--paper); box-shadow: 0 12px 48px #0000004d;
}
.sqs-dialog-title, .sqs-dialog p { margin: 0 0 8px; color: inherit; font: inherit; unicode-bidi: plaintext; }
.sqs-dialog .sqs-dialog-title { font-size: 20px; font-weight: 600; line-height: 1.3; }
.sqs-dialog .sqs-system-error-key { font-size: 13px; opacity: .8; }
.sqs-dialog-actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
.sqs-dialog-actions button {
  flex: 1 0 auto; min-width: 72px; max-width: 100%; min-height: 44px; margin: 0; padding: 8px 18px; border: 1px solid var(--line);
  border-radius: 6px; color: var(--ink); background: none; font: inherit; font-size: 15px; font-weight: 600; letter-spacing: normal;
  text-transform: none; cursor: pointer;
}
.sqs-dialog-actions button:hover { background: var(--shade); }
.sqs-dialog-actions .sqs-dialog-confirm { border-color: var(--ink); color: var(--paper); background: var(--ink); }
.sqs-dialog-actions .sqs-dialog-confirm:hover { opacity: .85; }
.sqs-dialog-actions button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  .sqs-dialog { --ink: #f3f4f5; --paper: #24272b; --line: #62656a; --shade: #3a3d41; color-scheme: dark; }
  .sqs-dialog-box { outline: 1px solid var(--shade); }
}
@media (prefers-reduced-motion) { .sqs-dialog::backdrop { transition: none; } }
`;
