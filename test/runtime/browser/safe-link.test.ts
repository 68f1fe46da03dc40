import { expect, test } from 'vitest';
import { safeLink } from '../../../runtime/browser/safe-link.ts';

test.each(['/walks', 'walks', '#top', '?a=1', 'https://a.example/b', '//a.example', 'mailto:a@b.example', 'tel:+441'])(
  '%s is a link',
  (url) => expect(safeLink(url, 'Go', true)).toEqual({ url, label: 'Go', newWindow: true }),
);

test.each(['', ' ', 'javascript:1', 'JaVaScRiPt:1', 'java\nscript:1', 'data:text/html,x', 'vbscript:1', 'http://[', 5, null, {}])(
  '%j is not a link',
  (url) => expect(safeLink(url, 'Go')).toBeNull(),
);
