/** Visitors of the journey `roles`: website role ids, and an account without a role (analytics#tracked-visitors). */
export const auditRoles = ['10', '3', 'none'] as const;

/**
 * Returns a script that adds a signed-in visitor with this role to every page context of the page, because the server writes
 * those keys for signed-in visitors only: site#signed-in.
 */
export const roleScript = (role: string): string => `(${signIn})(${JSON.stringify(role)});`;

/** Self-contained, because it runs in the page as text. */
function signIn(role: string): void {
  const scope = globalThis as unknown as { Static?: object };
  let context: unknown;
  const own = {};
  Object.defineProperty(own, 'SQUARESPACE_CONTEXT', {
    enumerable: true,
    configurable: true,
    get: () => context,
    set(value: unknown) {
      const account = { authenticatedAccount: { id: 'audit', displayName: 'Audit', email: '', roles: {} } };
      const roles = role === 'none' ? {} : { websiteRoles: { [role]: true } };
      context = typeof value === 'object' && value !== null ? { ...value, ...account, ...roles } : value;
    },
  });
  scope.Static = own;
}
