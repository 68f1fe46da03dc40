/** A tooltip's looks. Contrast 13:1 and better, light and dark. */
export const tooltipStyles = `
.sqs-tooltip {
  position: fixed; z-index: 30000; inset: 0 auto auto 0; box-sizing: border-box; width: max-content; max-width: min(250px, 100vw - 40px);
  margin: 0; padding: 8px 12px; overflow: visible; border: 1px solid rgb(255 255 255 / .16); border-radius: 8px; color: #fff; background: #16181b;
  font: 400 14px/1.45 system-ui, sans-serif; letter-spacing: normal; text-transform: none; text-align: start; white-space: normal;
  overflow-wrap: anywhere; box-shadow: 0 4px 20px rgb(0 0 0 / .28);
}
.sqs-tooltip[hidden] { display: none; }
@media (prefers-color-scheme: dark) { .sqs-tooltip { border-color: #fff; color: #16181b; background: #f3f4f5; } }
@media print { .sqs-tooltip { display: none; } }
`;
