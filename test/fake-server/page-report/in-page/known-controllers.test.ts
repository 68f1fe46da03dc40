import { expect, test } from 'vitest';
import { unknownControllers } from '../../../../fake-server/page-report/in-page/known-controllers.ts';

test.each([
  { dataset: { controller: 'HashManager, SiteLoader,MobileClassname' }, unknown: [] },
  { dataset: { controller: 'AncillaryLayout, Lanterns' }, unknown: ['Lanterns'] },
  { dataset: { controller: 'NavToggle' }, unknown: ['NavToggle'] },
  { dataset: { controller: 'NavToggle', controllersBound: 'NavToggle' }, unknown: [] },
  { dataset: { controller: 'constructor' }, unknown: ['constructor'] },
  { dataset: {}, unknown: [] },
])('of $dataset the report names $unknown', ({ dataset, unknown }) => {
  expect(unknownControllers(dataset as DOMStringMap)).toEqual(unknown);
});
