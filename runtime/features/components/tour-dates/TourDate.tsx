import { tourDates } from '../../../contract/texts/en/common.ts';

/** One date of the list. Rendered at build time. */
export const TourDate = () => (
  <li>
    <time data-part="time" />
    <span>
      <strong data-part="venue" /> <span data-part="place" />
    </span>
    {/* biome-ignore lint/a11y/useValidAnchor: the chunk sets the address, or removes the link */}
    <a data-part="tickets">{tourDates.tickets}</a>
  </li>
);
