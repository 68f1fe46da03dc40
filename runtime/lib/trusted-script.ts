interface Policy {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}
type Factory = { createPolicy(name: string, rules: Policy): Policy } | undefined;

let policy: Policy | undefined;

/** Lets a script of the page's own HTML run on pages that require trusted types: its text, or its address. */
export function trustedScript(kind: keyof Policy, value: string): string {
  try {
    const { trustedTypes } = window as { trustedTypes?: Factory };
    policy ??= trustedTypes?.createPolicy('ss-runtime-scripts', {
      createScript: (text) => text,
      createScriptURL: (text) => text,
    });
  } catch {
    // The page's policy allows no such name: the browser will refuse the script, and say so.
  }
  return policy?.[kind](value) ?? value;
}
