/** The overlay manager's looks: a tab in the middle of the window's edge, where banners, bars and popups rarely are. */
export const overlayManagerStyles = `
.sqs-overlay-manager {
  position: fixed; inset-block-start: 50%; inset-inline-end: 0; z-index: 26000; color: #16181b; font: 400 14px/1.45 system-ui, sans-serif; letter-spacing: normal; text-align: start; text-transform: none;
}
.sqs-overlay-manager button {
  box-sizing: border-box; min-height: 36px; margin: 0; padding: 4px 14px; color: #16181b; background: #fff; border: 1px solid #767a81; border-radius: 6px; font: inherit; font-weight: 600; cursor: pointer;
}
.sqs-overlay-manager button:hover { background: #eceef1; }
.sqs-overlay-manager button[aria-pressed=true] { color: #fff; background: #16181b; border-color: #16181b; }
.sqs-overlay-manager button:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
.sqs-overlay-manager .sqs-overlay-manager-tab {
  position: absolute; inset-block-start: 0; inset-inline-end: 0; min-height: 44px; padding: 12px 10px; color: #fff; background: #16181b; border: 1px solid #fff; border-inline-end: 0; writing-mode: vertical-rl;
  border-radius: 0; border-start-start-radius: 8px; border-end-start-radius: 8px; transform: translateY(-50%);
}
.sqs-overlay-manager .sqs-overlay-manager-tab:hover { background: #3a3e45; }
.sqs-overlay-manager-panel {
  position: absolute; inset-block-start: 0; inset-inline-end: 48px; box-sizing: border-box; width: min(320px, calc(100vw - 64px)); max-height: 70vh; overflow: auto; padding: 4px 16px;
  background: #fff; border: 1px solid #d5d8dd; border-radius: 10px; box-shadow: 0 8px 32px rgb(0 0 0 / .22); transform: translateY(-50%);
}
.sqs-overlay-manager-panel[hidden] { display: none; }
.sqs-overlay-manager-panel ul { margin: 0; padding: 0; list-style: none; }
.sqs-overlay-manager-panel li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 10px 0; }
.sqs-overlay-manager-panel li + li { border-top: 1px solid #e3e5e9; }
.sqs-overlay-manager-panel p { margin: 0; color: inherit; font: inherit; }
.sqs-overlay-manager-panel p > span { display: block; color: #51555c; }
.sqs-overlay-manager-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { .sqs-overlay-manager { display: none; } }
`;
