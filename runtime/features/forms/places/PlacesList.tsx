/**
 * The list of places below an address line. Rendered at build time; `combobox.ts` fills in its parts.
 *
 * `option`: an option of the list; a template.
 * `status`: announces the number of options.
 */
export function PlacesList() {
  return (
    <div className="ss-places-place">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the markup of the ARIA pattern */}
      <ul className="ss-places" role="listbox" hidden data-part="list">
        {/* biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the option by aria-activedescendant */}
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the markup of the ARIA pattern */}
        <li role="option" data-part="option" />
      </ul>
      <div role="status" data-part="status" />
    </div>
  );
}
