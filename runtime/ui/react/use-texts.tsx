import { useLayoutEffect, useState } from 'react';
import { withTexts } from '../../browser/page-texts.ts';
import type { TextFamilies } from '../../contract/texts/texts.ts';
import { usePage } from './Island.tsx';

/**
 * Returns the texts of the page's language, and the English ones until those are loaded. `english` has to be the same object for
 * every render: a constant of the module.
 */
export function useTexts<Topic extends keyof TextFamilies[Family], Family extends keyof TextFamilies = 'common'>(
  english: Pick<TextFamilies[Family], Topic>,
  family?: Family,
): Pick<TextFamilies[Family], Topic> {
  const { chunks } = usePage();
  const [texts, setTexts] = useState(english);
  // Before the browser paints, so that loaded texts are never shown in English first.
  useLayoutEffect(() => withTexts(chunks, english, setTexts, family), [chunks, english, family]);
  return texts;
}
