/** The browser carries a call on when the page that made it is gone. */
export const canOutlivePage = ({ navigator }: Window): boolean =>
  typeof navigator.sendBeacon === 'function' || 'keepalive' in Request.prototype;
