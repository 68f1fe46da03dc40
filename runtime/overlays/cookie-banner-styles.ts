/**
 * The cookie banner's looks, all by one class: a site's own rule of the same weight wins (the sheet stands before the site's).
 * Its tokens are the custom properties of the first rule. Text and controls have a contrast of 16:1 and better in both themes, both
 * answers are of one size and at least 44 px high. It is invisible in its first frame, so that browsers do not take it for the
 * page's largest paint; nothing moves for those who ask for it.
 */
export const cookieBannerStyles = `
.sqs-cookie-banner-v2 {
  --ink: #fff; --paper: #16181b; --line: #0000; --from: 0; --edge: 20px;
  position: fixed; inset: auto 0 0; z-index: 29000; box-sizing: border-box; display: flex; align-items: center; gap: 12px 24px;
  max-height: 80vh; max-height: 80dvh; margin: 0; overflow: auto; overscroll-behavior: contain;
  padding: 14px max(20px, env(safe-area-inset-right)) max(14px, env(safe-area-inset-bottom)) max(20px, env(safe-area-inset-left));
  color: var(--ink); background: var(--paper); border: 0 solid var(--line);
  font: 400 15px/1.5 system-ui, sans-serif; font-family: inherit; letter-spacing: normal; text-transform: none; text-align: start;
  box-shadow: 0 0 24px rgb(0 0 0 / .2); animation: sqs-cookie-banner-v2-in 10ms both;
}
@keyframes sqs-cookie-banner-v2-in { from { opacity: 0; transform: translateY(var(--from)); } }
.sqs-cookie-banner-v2[data-theme=LIGHT] { --ink: #16181b; --paper: #fff; --line: rgb(22 24 27 / .14); }
.sqs-cookie-banner-v2[data-variant=BAR] { border-top-width: 1px; }
.sqs-cookie-banner-v2[data-position=TOP] {
  inset: 0 0 auto; border-width: 0 0 1px; padding-top: max(14px, env(safe-area-inset-top)); padding-bottom: 14px;
}
.sqs-cookie-banner-v2[data-variant=POPUP] {
  width: 360px; max-width: calc(100vw - 2 * var(--edge)); flex-direction: column; align-items: stretch;
  padding: 20px; border-width: 1px; border-radius: 12px;
}
.sqs-cookie-banner-v2[data-position=TOP_LEFT] { inset: var(--edge) auto auto var(--edge); }
.sqs-cookie-banner-v2[data-position=TOP_RIGHT] { inset: var(--edge) var(--edge) auto auto; }
.sqs-cookie-banner-v2[data-position=BOTTOM_LEFT] { inset: auto auto var(--edge) var(--edge); }
.sqs-cookie-banner-v2[data-position=BOTTOM_RIGHT] { inset: auto var(--edge) var(--edge) auto; }
.sqs-cookie-banner-v2-text { flex: 1 1 auto; min-width: 0; overflow-wrap: break-word; }
.sqs-cookie-banner-v2[data-variant=BAR] .sqs-cookie-banner-v2-text { max-width: 90ch; }
.sqs-cookie-banner-v2[data-variant=BAR] .sqs-cookie-banner-v2-cta-container { margin-inline-start: auto; }
.sqs-cookie-banner-v2-text p { margin: 0 0 .6em; color: inherit; font: inherit; }
.sqs-cookie-banner-v2-text > :last-child { margin-bottom: 0; }
.sqs-cookie-banner-v2-text a { color: inherit; text-decoration: underline; text-underline-offset: .15em; }
.sqs-cookie-banner-v2-cta-container { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; flex: none; gap: 8px; }
.sqs-cookie-banner-v2[data-variant=BAR] .sqs-cookie-banner-v2-cta-container { max-width: 45%; }
.sqs-cookie-banner-v2-cta {
  display: flex; align-items: center; justify-content: center; box-sizing: border-box;
  min-width: 44px; min-height: 44px; margin: 0; overflow-wrap: anywhere; padding: 8px 18px; border: 1px solid #0000; border-radius: 6px;
  color: inherit; background: none; font: inherit; font-weight: 600; line-height: 1.3; letter-spacing: inherit; text-transform: none; cursor: pointer;
  transition: background-color .15s, color .15s;
}
.sqs-cookie-banner-v2-cta svg { display: none; width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.sqs-cookie-banner-v2-cta:focus-visible, .sqs-cookie-banner-v2 a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
.sqs-cookie-banner-v2:focus { outline: 0; }
.sqs-cookie-banner-v2:focus-visible { outline: 3px solid var(--ink); outline-offset: -6px; }
.sqs-cookie-banner-v2-cta[aria-pressed=true] { border-width: 3px; box-shadow: inset 0 0 0 2px currentColor; }
[data-cta-variant=TEXT] > * > .sqs-cookie-banner-v2-cta { padding-inline: 10px; text-decoration: underline; text-underline-offset: .25em; }
[data-cta-variant=TEXT] > * > .sqs-cookie-banner-v2-cta:hover { text-decoration-thickness: 2px; }
[data-cta-variant=BUTTON] > * > .sqs-cookie-banner-v2-cta { color: var(--paper); background: var(--ink); }
[data-cta-variant=BUTTON] > * > .sqs-cookie-banner-v2-cta:hover { background: color-mix(in srgb, var(--ink) 82%, var(--paper)); }
[data-cta-variant=BUTTON] > * > .sqs-cookie-banner-v2-cta:focus-visible { outline-color: var(--ink); }
[data-cta-variant=ICON] > * > .sqs-cookie-banner-v2-cta { padding: 0; border-color: color-mix(in srgb, var(--ink) 30%, #0000); border-radius: 50%; }
[data-cta-variant=ICON] > * > .sqs-cookie-banner-v2-cta:hover { background: color-mix(in srgb, var(--ink) 16%, var(--paper)); }
[data-cta-variant=ICON] > * > * > svg { display: block; }
[data-cta-variant=ICON] > * > * > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sqs-cookie-banner-v2[data-cta-variant=ICON] .sqs-cookie-banner-v2-cta-container { grid-auto-columns: 44px; justify-content: end; }
.sqs-cookie-banner-v2[data-variant=POPUP][data-cta-variant=ICON] .sqs-cookie-banner-v2-cta-container { margin-block-start: -4px; }
@media (max-width: 640px) {
  .sqs-cookie-banner-v2[data-variant=BAR]:not([data-cta-variant=ICON][data-accept-type=OPT_IN]) { flex-direction: column; align-items: stretch; }
  .sqs-cookie-banner-v2[data-variant=BAR] .sqs-cookie-banner-v2-cta-container { max-width: none; margin: 0; }
  .sqs-cookie-banner-v2[data-variant=BAR][data-cta-variant=ICON] .sqs-cookie-banner-v2-cta-container { margin-block-start: -4px; }
  .sqs-cookie-banner-v2[data-variant=POPUP] { --edge: 12px; }
}
@media (prefers-reduced-motion: no-preference) {
  .sqs-cookie-banner-v2 { --from: 16px; animation: sqs-cookie-banner-v2-in .3s cubic-bezier(.2, .7, .2, 1) both; }
  .sqs-cookie-banner-v2[data-position^=TOP] { --from: -16px; }
}
@media print { .sqs-cookie-banner-v2 { display: none; } }
`;
