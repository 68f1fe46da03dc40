interface Policy {
  createHTML(html: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy } | undefined;

let policy: Policy | undefined;

/** Makes markup fit for parsing on pages that require trusted types: our own, or what goes into an inert document to be cleaned. */
export function trustedHtml(html: string): string {
  try {
    policy ??= (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('ss-runtime', { createHTML: (text) => text });
  } catch {
    // The page's policy allows no such name: the parser will refuse, and the caller knows what then.
  }
  return policy?.createHTML(html) ?? html;
}
