/** The announcement bar's looks: part of the page, not over it. Contrast 16:1; its controls are 44 px high. */
export const announcementBarStyles = `
.sqs-announcement-bar {
  position: relative; z-index: 1; display: flex; align-items: center; box-sizing: border-box; min-height: 48px; margin: 0; padding: 2px 4px 2px 48px;
  padding-inline: 48px 4px; color: #fff; background: #16181b; font: 400 15px/1.45 system-ui, sans-serif; font-family: inherit; letter-spacing: normal; text-transform: none;
}
.sqs-announcement-bar-text { flex: 1; min-width: 0; text-align: center; overflow-wrap: break-word; }
.sqs-announcement-bar-text p { margin: 0; color: inherit; font: inherit; }
.sqs-announcement-bar-text a { position: relative; z-index: 1; color: inherit; text-decoration: underline; text-underline-offset: .2em; }
.sqs-announcement-bar-url { position: absolute; inset: 0; }
.sqs-announcement-bar-close {
  position: relative; z-index: 1; display: inline-grid; flex: none; place-items: center; width: 44px; height: 44px; margin: 0; padding: 0;
  color: inherit; background: none; border: 0; border-radius: 50%; cursor: pointer;
}
.sqs-announcement-bar-close:hover { background: rgb(255 255 255 / .16); }
.sqs-announcement-bar-close svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
.sqs-announcement-bar :focus-visible { outline: 3px solid currentColor; outline-offset: -3px; }
@media (max-width: 640px) { .sqs-announcement-bar { padding-inline-start: 16px; } .sqs-announcement-bar-text { padding-block: 8px; text-align: start; } }
@media print { .sqs-announcement-bar { display: none; } }
`;
