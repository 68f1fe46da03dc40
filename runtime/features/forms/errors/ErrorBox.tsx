import type { ViewParts } from '../../../ui/dom/view.ts';

export interface ErrorBoxParts extends ViewParts {
  /** The sentence about the form. */
  readonly message: HTMLElement;
  /** A sentence about a field that is not on the page; a template. */
  readonly other: HTMLElement;
  readonly list: HTMLElement;
  /** An entry of the list with a link to its field; a template. */
  readonly entry: HTMLElement;
}

/** The box above a form in error, forms#error-box. Rendered at build time; `error-view.ts` fills in its parts. */
export function ErrorBox() {
  return (
    <div className="form-submission-error" tabIndex={-1}>
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
