/**
 * The dialogs' looks, all by one class each: a site's own rule of the same weight wins. Contrast 12:1 and better, light and dark;
 * buttons 44 px high. The backdrop comes and goes with the box, where the browser can do that.
 */
export const dialogStyles = `
.sqs-dialog {
  --ink: #16181b; --paper: #fff; --line: rgb(22 24 27 / .24); --soft: #565b61;
  box-sizing: border-box; width: min(var(--width), 100vw - 40px); max-width: none; max-height: calc(100vh - 40px); max-height: calc(100dvh - 40px);
  margin: auto; padding: 0; overflow: visible; border: 0; color: var(--ink); background: none; color-scheme: light;
  font: 400 16px/1.5 system-ui, sans-serif; letter-spacing: normal; text-transform: none; text-align: start;
}
.sqs-dialog-title, .sqs-dialog p, .sqs-dialog code { unicode-bidi: plaintext; }
.sqs-dialog::backdrop { background: rgb(22 24 27 / .55); transition: opacity .3s; }
.sqs-dialog[data-state=hiding]::backdrop { opacity: 0; }
.sqs-dialog-box {
  box-sizing: border-box; max-height: inherit; padding: var(--padding); overflow: auto; overscroll-behavior: contain;
  border-radius: 12px; background: var(--paper); box-shadow: 0 12px 48px rgb(0 0 0 / .3);
}
.sqs-dialog-title { margin: 0 0 8px; color: inherit; font: 600 20px/1.3 system-ui, sans-serif; overflow-wrap: anywhere; }
.sqs-dialog p { margin: 0 0 8px; color: inherit; font: inherit; overflow-wrap: anywhere; }
.sqs-dialog .sqs-system-error-key { color: var(--soft); font-size: 13px; }
.sqs-dialog code { font: 13px/1.4 ui-monospace, monospace; }
.sqs-dialog-actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
.sqs-dialog-actions button {
  flex: 1 0 auto; min-width: 72px; max-width: 100%; min-height: 44px; margin: 0; padding: 8px 18px; border: 1px solid var(--line);
  border-radius: 6px; color: var(--ink); background: none; font: 600 15px/1.4 system-ui, sans-serif; letter-spacing: normal;
  text-transform: none; cursor: pointer; transition: background-color .15s;
}
.sqs-dialog-actions button:hover { background: color-mix(in srgb, var(--ink) 8%, var(--paper)); }
.sqs-dialog-actions .sqs-dialog-confirm { border-color: var(--ink); color: var(--paper); background: var(--ink); }
.sqs-dialog-actions .sqs-dialog-confirm:hover { background: color-mix(in srgb, var(--ink) 84%, var(--paper)); }
.sqs-dialog-actions button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  .sqs-dialog { --ink: #f3f4f5; --paper: #24272b; --line: rgb(243 244 245 / .3); --soft: #b6babf; color-scheme: dark; }
  .sqs-dialog-box { outline: 1px solid rgb(243 244 245 / .12); }
}
@media (prefers-reduced-motion: reduce) { .sqs-dialog::backdrop, .sqs-dialog-actions button { transition: none; } }
`;
