/** A sentence beside a button. Rendered at build time; `line-view.ts` fills it. */
export const Line = () => (
  <div className="ss-line">
    <p data-part="text" />
    <button type="button" data-part="button" />
  </div>
);
