/** Visitors whom the journey `roles` stands for: website role ids of spec 2 §6, and an account that holds none. */
export const auditRoles = ['10', '3', 'none'] as const;

/**
 * A script that makes every page context of the page one of a signed-in visitor with this role, whatever the server wrote (wild §1:
 * the keys are absent for anonymous visitors).
 */
export const roleScript = (role: string): string => `(${signIn})(${JSON.stringify(role)});`;

/** Self-contained, because it travels as text. */
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
