/** Bars, badge and the popup's decision. Fetched by pages whose settings name one of them; its name says nothing to content blockers. */

import type { Page } from '../../page/page.ts';
import { mountExtras } from './extras.ts';

export const mount = (page: Page): void => mountExtras(page, window);
