/** The mobile info bar's looks: LIGHT and DARK, 16:1 and better, triggers of 56 px. The page gets its height back at its end. */
export const infoBarStyles = `
.sqs-mobile-info-bar {
  --ink: #fff; --paper: #16181b; --line: rgb(255 255 255 / .18);
  position: fixed; inset: auto 0 0; z-index: 27000; box-sizing: border-box; margin: 0; padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  color: var(--ink); background: var(--paper); border-top: 1px solid var(--line); font: 400 15px/1.5 system-ui, sans-serif; font-family: inherit; letter-spacing: normal; text-transform: none;
}
.sqs-mobile-info-bar[data-style=LIGHT] { --ink: #16181b; --paper: #fff; --line: rgb(22 24 27 / .16); }
.sqs-mobile-info-bar-triggers { display: flex; max-width: 720px; margin: 0 auto; }
.sqs-mobile-info-bar-trigger {
  display: flex; flex: 1 1 0; flex-direction: column; align-items: center; justify-content: center; gap: 2px; box-sizing: border-box; min-width: 0; min-height: 56px;
  margin: 0; padding: 6px 4px; color: inherit; background: none; border: 0; font: inherit; font-size: 12px; line-height: 1.3; text-decoration: none; cursor: pointer;
}
.sqs-mobile-info-bar-trigger svg { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.sqs-mobile-info-bar-trigger span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sqs-mobile-info-bar-trigger:hover, .sqs-mobile-info-bar-trigger[aria-expanded=true] { background: color-mix(in srgb, var(--ink) 12%, var(--paper)); }
.sqs-mobile-info-bar-trigger:focus-visible { outline: 3px solid currentColor; outline-offset: -3px; }
.sqs-mobile-info-bar-panel { max-width: 720px; max-height: 50vh; margin: 0 auto; padding: 16px 20px; overflow: auto; overflow-wrap: break-word; border-bottom: 1px solid var(--line); box-sizing: border-box; }
.sqs-mobile-info-bar-panel[hidden] { display: none; }
.sqs-mobile-info-bar-panel p { margin: 0; color: inherit; font: inherit; }
body::after { content: ''; display: block; height: calc(57px + env(safe-area-inset-bottom)); }
@media print { .sqs-mobile-info-bar { display: none; } }
`;
