/** The React islands: what shows structure that is in no page's HTML. Fetched when the first one is needed. */
import { mountIsland } from '../islands/mount-island.tsx';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { SystemError } from '../overlays/SystemError.tsx';
import type { Islands } from '../overlays/system-error.ts';
import { systemErrorStyles } from '../overlays/system-error-styles.ts';

export const showSystemError: Islands['showSystemError'] = (page, error, onClear) => {
  const removeStyles = adoptStyles(document, systemErrorStyles);
  const reload = () => window.location.reload();
  const tree = <SystemError error={error} onReload={reload} onClear={onClear} />;
  const island = mountIsland(document, tree, (failure) => page.errors.report(failure, { island: 'system-error' }));
  return {
    destroy() {
      island.destroy();
      removeStyles();
    },
  };
};
