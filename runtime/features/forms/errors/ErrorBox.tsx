/**
 * The box above a form in error, forms#error-box. Rendered at build time; `error-view.ts` fills in its parts.
 *
 * `message`: the sentence about the form.
 * `other`: a sentence about a field that is not on the page; a template.
 * `entry`: an entry of the list with a link to its field; a template.
 */
export function ErrorBox() {
  return (
    <div className="form-submission-error">
      <p data-part="message" />
      <p data-part="other" />
      <ul data-part="list">
        <li data-part="entry">
          {/* biome-ignore lint/a11y/useValidAnchor: error-view.ts sets the address */}
          {/* biome-ignore lint/a11y/useAnchorContent: error-view.ts sets the text */}
          <a />
        </li>
      </ul>
    </div>
  );
}
