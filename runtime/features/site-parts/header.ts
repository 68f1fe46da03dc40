import { adoptStyles } from '../../browser/adopt-styles.ts';
import type { Live } from '../../page/mountable.ts';
import styles from './header.css';
import { openFolders } from './header-folders.ts';
import { openMenu } from './header-menu.ts';
import { stickHeader } from './header-sticky.ts';

/**
 * The header of 7.1: the menu over the page with its folders, the folders of the desktop's navigation, and what is sticky. The page's CSS
 * draws all of it; what has none is drawn plainly. Wild 2 §3.
 */
export function mount(header: HTMLElement): Live {
  const parts = [adoptStyles(document, styles), openMenu(header), openFolders(header), stickHeader(header)];
  header.setAttribute('data-controllers-bound', 'Header');
  return {
    destroy() {
      header.removeAttribute('data-controllers-bound');
      for (const end of parts.reverse()) end();
    },
  };
}
