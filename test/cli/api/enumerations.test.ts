import { expect, test } from 'vitest';
import { enumerations } from '../../../cli/api/index.ts';

test('exports the platform’s numbers by name', () => {
  const { siteStatuses, externalServices, features, reservedNames, coverPageSlideTypes, blockVariants } = enumerations;
  expect([siteStatuses.RESOLD, siteStatuses.RESOLD_GRACE_PERIOD, externalServices.cardPayments, features.length]).toEqual([
    13, 14, 15, 15,
  ]);
  expect([reservedNames.hiddenNavigation, coverPageSlideTypes.LOCK_SCREEN, blockVariants.summary.wall]).toEqual([
    '_hidden',
    2,
    1005,
  ]);
});
