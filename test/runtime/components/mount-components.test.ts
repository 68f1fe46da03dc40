import { expect, test } from 'vitest';
import { componentsOf, mountComponents as mount } from '../../../runtime/features/components/mount-components.ts';
import type { Page } from '../../../runtime/page/page.ts';

const element = (controller: string | undefined, ...classes: string[]) =>
  ({
    dataset: { controller },
    matches: (selector: string) => classes.some((name) => selector.split(',').includes(`.${name}`)),
  }) as unknown as HTMLElement;
const kinds = (...given: Parameters<typeof element>) => componentsOf(element(...given)).map(({ kind }) => kind);

// site#component-names
test('a component is found by a whole name in data-controller or by its class; a comma separates names, with or without a blank', () => {
  expect(kinds('Header')).toEqual(['header']);
  expect(kinds('SyncHeader, AddScrollingClass, HeaderScroll, BodyMinHeight')).toEqual([]);
  expect(kinds('SectionWrapperController, MagicPaddingController')).toEqual(['section']);
  expect(kinds('SectionWrapperController,SectionDivider')).toEqual(['section', 'divider']);
  expect(kinds(undefined, 'sqs-block-accordion')).toEqual(['accordion']);
  expect(kinds('', 'sqs-block')).toEqual([]);
});

test('an element without a known component is skipped, and nothing is fetched for it', async () => {
  const page = { chunks: { load: () => expect.unreachable() } } as unknown as Page;
  await expect(mount(element('NavToggle'), page)).rejects.toMatchObject({ name: 'BlockSkipped', code: 'unknown-controller' });
});
