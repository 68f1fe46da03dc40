import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';
import { randomToken } from '../state.ts';

/** Rollout flags, with an id of its own for each page load. Spec 1 §7. */
export const performanceSettings = defineHandler({
  endpoint: endpoints.performanceSettings,
  respond: ({ recorded }) => ({ ...recorded, body: { ...(recorded.body as object), pageLoadId: randomToken() } }),
});
