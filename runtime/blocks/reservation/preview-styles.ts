/** The reservation preview's looks: the site's own ink and paper for the likeness, one frame around both. */
export const previewStyles = `
.sqs-reservation-preview { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 10px; overflow: hidden; font-size: 16px; line-height: 1.5; text-align: start; }
.sqs-reservation-form { display: grid; gap: 12px; padding: 20px; opacity: .72; }
.sqs-reservation-preview[data-layout=wide] .sqs-reservation-form { grid-template-columns: 1fr 1fr 1fr auto; align-items: end; }
.sqs-reservation-field { display: grid; gap: 4px; font-size: 14px; }
.sqs-reservation-field > span, .sqs-reservation-find {
  box-sizing: border-box; min-height: 44px; padding: 9px 14px; border: 1px solid currentColor; border-radius: 6px; font-size: 16px;
}
.sqs-reservation-find { border-width: 2px; font-weight: 600; text-align: center; }
.sqs-reservation-alert {
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; padding: 14px 20px; color: #16181b; background: #fff4d6;
  border-top: 1px solid #e2c26b; font: 400 15px/1.5 system-ui, sans-serif;
}
.sqs-reservation-alert strong { font: inherit; font-weight: 600; color: inherit; }
.sqs-reservation-alert p { flex: 1 1 200px; margin: 0; font: inherit; color: inherit; }
.sqs-reservation-alert button {
  min-height: 44px; padding: 8px 18px; border: 0; border-radius: 6px; color: #fff; background: #16181b; font: 600 15px/1.4 system-ui, sans-serif; cursor: pointer;
}
.sqs-reservation-alert button:focus-visible { outline: 3px solid #16181b; outline-offset: 2px; }
`;
