/** All that decides whether a signed-in owner is sent on to the configuration page. Spec 2 §2 "Page behaviours". */
export interface RedirectFacts {
  /** Somebody is signed in as the site's account. */
  readonly signedIn: boolean;
  readonly developerMode: boolean;
  readonly cloneable: boolean;
  /** The viewer's role is among those held. */
  readonly hasViewerRole: boolean;
  readonly inTopFrame: boolean;
  /** The configuration area itself is no site page. */
  readonly onAdminPath: boolean;
  /** `localhost` and every name below it (our choice). */
  readonly onLocalhost: boolean;
  /** The query parameter `noredirect` was seen since the tab was opened. */
  readonly noRedirectSeen: boolean;
}

/** Whether the owner is sent to the configuration page: only an owner to whom no exemption applies. */
export function isRedirected(facts: RedirectFacts): boolean {
  const isOwner = facts.signedIn && !facts.developerMode && !facts.cloneable && !facts.hasViewerRole;
  const onSitePage = facts.inTopFrame && !facts.onAdminPath && !facts.onLocalhost;
  return isOwner && onSitePage && !facts.noRedirectSeen;
}
