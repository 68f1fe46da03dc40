/** Images outside galleries. Fetched by pages that have such which nobody else loads. */
import { adoptStyles } from '../../browser/adopt-styles.ts';
import styles from './images.css';

export { pageImages } from './images.ts';
export { mount } from './mount.ts';

adoptStyles(document, styles);
