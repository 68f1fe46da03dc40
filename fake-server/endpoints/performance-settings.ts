import type { Handler } from '../calls/handler.ts';
import { randomToken } from '../random-token.ts';

/** Returns the rollout flags, and an id for each page load. */
export const performanceSettings: Handler = ({ recorded }) => ({
  ...recorded,
  body: { ...(recorded.body as object), pageLoadId: randomToken() },
});
