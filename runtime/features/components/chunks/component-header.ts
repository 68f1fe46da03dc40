import { adoptStyles } from '../../../browser/adopt-styles.ts';
import { pageColour } from '../../../browser/page-colour.ts';
import { isVisible } from '../../../browser/seen.ts';
import type { Mounted } from '../../../page/mountable.ts';
import { openFolders } from '../header/folders.ts';
import styles from '../header/header.css';
import { openMenu } from '../header/menu.ts';
import { stickHeader } from '../header/sticky.ts';

/**
 * The header of 7.1. The page's CSS draws it; a page without such CSS gets plain styles. site#header-menu, site#header-folders,
 * site#header-sticky
 */
export function mount(header: HTMLElement): Mounted {
  const disposers = [adoptStyles(document, styles), openMenu(header), openFolders(header), stickHeader(header)];
  header.style.setProperty('--ss-page-colour', pageColour(document));
  // The server writes a desktop and a mobile copy; both are visible where the page has no CSS for them.
  header.toggleAttribute(
    'data-ss-plain',
    ['desktop', 'mobile'].every((kind) => isShown(header, `.header-display-${kind}`)),
  );
  return {
    dispose() {
      header.removeAttribute('data-ss-plain');
      header.style.removeProperty('--ss-page-colour');
      for (const dispose of disposers.reverse()) dispose();
    },
  };
}

function isShown(header: HTMLElement, selector: string): boolean {
  const part = header.querySelector(selector);
  return !!part && isVisible(part);
}
