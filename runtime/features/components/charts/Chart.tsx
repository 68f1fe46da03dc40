/**
 * A chart with its legend, and the same numbers as a table for screen readers. Rendered at build time; items, columns and rows
 * are copied.
 */
export const Chart = () => (
  <figure className="ss-chart">
    <figcaption data-part="caption" />
    <svg aria-hidden data-part="picture" />
    <ul aria-hidden data-part="legend">
      <li data-part="legendItem" />
    </ul>
    {/* A table cannot be narrower than its texts, so the element around it is hidden. */}
    <div className="ss-visually-hidden">
      <table data-part="table">
        <tbody>
          <tr>
            <td />
            <th scope="col" data-part="column" />
          </tr>
          <tr data-part="row">
            <th scope="row" />
            <td data-part="cell" />
          </tr>
        </tbody>
      </table>
    </div>
  </figure>
);
