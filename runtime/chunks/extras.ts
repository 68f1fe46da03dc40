/** Bars, badge and the popup's decision. Fetched by pages whose settings name one of them; its name says nothing to content blockers. */
import { mountExtras } from '../overlays/extras.ts';
import type { ExtrasChunk } from '../overlays/fetch-extras.ts';

export const mount: ExtrasChunk['mount'] = (page) => mountExtras(page, window);
