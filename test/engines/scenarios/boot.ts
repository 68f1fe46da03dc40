import { expect } from 'vitest';
import type { Scenario } from '../facade/scenario.ts';

export const boot: readonly Scenario[] = [
  {
    title: 'a page becomes ready and gets no error',
    async run({ open, tab, errors }) {
      await open('engine', '/');
      expect(await tab.evaluate(() => document.documentElement.dataset.ssRuntime)).toBe('ready');
      expect(await errors()).toEqual([]);
    },
  },
];
