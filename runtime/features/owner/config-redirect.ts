/** The conditions of the redirect to the configuration panel. */
export interface RedirectFacts {
  /** A visitor signed in with the site's account. */
  readonly signedIn: boolean;
  readonly developerMode: boolean;
  readonly cloneable: boolean;
  readonly hasViewerRole: boolean;
  readonly inTopFrame: boolean;
  /** In the configuration area. */
  readonly onAdminPath: boolean;
  /** `localhost` or a name below it. */
  readonly onLocalhost: boolean;
  /** The query parameter `noredirect` was present since the tab was opened. */
  readonly noRedirectSeen: boolean;
}

/** Returns whether the page redirects to the configuration panel. owner#config-redirect, owner#config-redirect-exempt */
export function isRedirected(facts: RedirectFacts): boolean {
  const isOwner = facts.signedIn && !facts.developerMode && !facts.cloneable && !facts.hasViewerRole;
  const onSitePage = facts.inTopFrame && !facts.onAdminPath && !facts.onLocalhost;
  return isOwner && onSitePage && !facts.noRedirectSeen;
}
