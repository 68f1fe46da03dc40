/**
 * The popup's looks. Where it stands follows `data-position`: the words of the 3x3 grid, mirrored on pages that run right to left.
 * It comes in by opacity, which makes it no candidate for the largest paint; only those who accept motion see it move.
 */
export const popupOverlayStyles = `
.sqs-popup-overlay {
  --ink: #16181b; --paper: #fff; --soft: #51555c; --line: rgb(22 24 27 / .16); --field: #fff; --bad: #a3160e; --edge: 24px;
  position: fixed; inset: 0; z-index: 28000; box-sizing: border-box; width: min(440px, calc(100vw - 2 * var(--edge)));
  max-width: none; height: fit-content; max-height: calc(100vh - 2 * var(--edge)); max-height: calc(100dvh - 2 * var(--edge));
  margin: auto; padding: 0; overflow: auto; overscroll-behavior: contain; color: var(--ink); background: var(--paper);
  border: 1px solid var(--line); border-radius: 14px; box-shadow: 0 16px 56px rgb(0 0 0 / .28);
  font: 400 16px/1.55 system-ui, sans-serif; font-family: inherit; letter-spacing: normal; text-transform: none; text-align: start;
  animation: sqs-popup-overlay-fade .25s both;
}
.sqs-popup-overlay::backdrop { background: rgb(12 14 17 / .5); animation: sqs-popup-overlay-fade .25s both; }
.sqs-popup-overlay:focus { outline: none; }
.sqs-popup-overlay[data-position^=top] { margin-block: var(--edge) auto; }
.sqs-popup-overlay[data-position^=bottom] { margin-block: auto var(--edge); }
.sqs-popup-overlay[data-position$=left] { margin-left: var(--edge); margin-right: auto; }
.sqs-popup-overlay[data-position$=right] { margin-left: auto; margin-right: var(--edge); }
.sqs-popup-overlay-content { position: relative; min-width: 0; }
.sqs-popup-overlay-image { display: block; width: 100%; height: auto; max-height: 38vh; margin: 0; border-radius: 0; object-fit: cover; }
.sqs-popup-overlay-body { padding: 32px; overflow-wrap: break-word; }
.sqs-popup-overlay-title { margin: 0; padding-inline-end: 36px; color: inherit; font: inherit; font-size: 26px; font-weight: 650; line-height: 1.2; }
.sqs-popup-overlay-image:not([hidden]) + * > .sqs-popup-overlay-title { padding-inline-end: 0; }
.sqs-popup-overlay-text { margin: 10px 0 0; color: var(--soft); }
.sqs-popup-overlay-text p { margin: 0 0 .6em; color: inherit; font: inherit; }
.sqs-popup-overlay-text > :last-child { margin-bottom: 0; }
.sqs-popup-overlay-text a { color: var(--ink); text-decoration: underline; text-underline-offset: .15em; }
.sqs-popup-overlay-form { margin: 22px 0 0; padding: 0; }
.sqs-popup-overlay-form label { display: block; margin: 0 0 6px; color: var(--ink); font: inherit; font-size: 14px; font-weight: 600; }
.sqs-popup-overlay-row { display: flex; flex-wrap: wrap; gap: 8px; }
.sqs-popup-overlay-form input {
  flex: 1 1 180px; min-width: 0; box-sizing: border-box; min-height: 46px; margin: 0; padding: 8px 12px; color: var(--ink); background: var(--field);
  border: 1px solid #767a81; border-radius: 8px; font: inherit;
}
.sqs-popup-overlay-form input[aria-invalid=true] { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad); }
.sqs-popup-overlay-button {
  display: inline-flex; flex: 0 1 auto; align-items: center; justify-content: center; box-sizing: border-box; min-height: 46px; margin: 0; padding: 8px 20px;
  color: var(--paper); background: var(--ink); border: 1px solid var(--ink); border-radius: 8px; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
.sqs-popup-overlay-button:hover { background: color-mix(in srgb, var(--ink) 84%, var(--paper)); }
.sqs-popup-overlay-button:disabled { opacity: .75; cursor: progress; }
.sqs-popup-overlay-action { margin-top: 22px; }
.sqs-popup-overlay-problem { margin: 8px 0 0; color: var(--bad); font-size: 14px; }
.sqs-popup-overlay-problem:empty, .sqs-popup-overlay-done:empty { display: none; }
.sqs-popup-overlay-done { margin: 22px 0 0; padding: 12px 14px; border-radius: 8px; background: color-mix(in srgb, var(--ink) 7%, var(--paper)); font-weight: 600; }
.sqs-popup-overlay-close {
  position: absolute; inset-block-start: 12px; inset-inline-end: 12px; display: inline-grid; place-items: center; width: 44px; height: 44px; margin: 0; padding: 0;
  color: var(--ink); background: var(--paper); border: 0; border-radius: 50%; cursor: pointer;
}
.sqs-popup-overlay-close:hover { background: color-mix(in srgb, var(--ink) 10%, var(--paper)); }
.sqs-popup-overlay-close svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
.sqs-popup-overlay [hidden] { display: none; }
.sqs-popup-overlay-content :focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (max-width: 480px) { .sqs-popup-overlay { --edge: 12px; } .sqs-popup-overlay-body { padding: 24px 20px; } .sqs-popup-overlay-row > * { flex-basis: 100%; } }
@media (prefers-color-scheme: dark) {
  .sqs-popup-overlay { --ink: #f4f5f6; --paper: #1b1e22; --soft: #c3c7cd; --line: rgb(244 245 246 / .2); --field: #101215; --bad: #ffa59b; }
}
@keyframes sqs-popup-overlay-fade { from { opacity: 0; } }
@media (prefers-reduced-motion: no-preference) {
  .sqs-popup-overlay-content { animation: sqs-popup-overlay-rise .3s cubic-bezier(.2, .7, .2, 1) both; }
  @keyframes sqs-popup-overlay-rise { from { transform: translateY(12px); } }
}
@media print { .sqs-popup-overlay { display: none; } }
`;
