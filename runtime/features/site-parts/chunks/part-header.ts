import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { pageColour } from '../../../browser/page-colour.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { openFolders } from '../header/folders.ts';
import styles from '../header/header.css';
import { openMenu } from '../header/menu.ts';
import { stickHeader } from '../header/sticky.ts';

/**
 * The header of 7.1: the menu over the page with its folders, the folders of the desktop's navigation, and what is sticky. The page's CSS
 * draws all of it; what has none is drawn plainly. Wild 2 §3.
 */
export function mount(header: HTMLElement): Mounted {
  const parts = [adoptStyles(document, styles), openMenu(header), openFolders(header), stickHeader(header)];
  header.style.setProperty('--ss-page-colour', pageColour(document));
  // Everything is in the page twice, and no CSS of its own tells the copies apart.
  header.toggleAttribute(
    'data-ss-plain',
    ['desktop', 'mobile'].every((kind) => isShown(header, `.header-display-${kind}`)),
  );
  return {
    dispose() {
      header.removeAttribute('data-ss-plain');
      header.style.removeProperty('--ss-page-colour');
      for (const end of parts.reverse()) end();
    },
  };
}

function isShown(header: HTMLElement, selector: string): boolean {
  const part = header.querySelector(selector);
  return !!part && part.getClientRects().length > 0 && getComputedStyle(part).visibility === 'visible';
}
