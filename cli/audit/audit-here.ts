import { findAuditBrowser } from './browser/find-audit-browser.ts';
import type { AuditReport } from './report/document.ts';
import { type AuditOptions, runAudit } from './run.ts';

/** As `runAudit`, on a browser that is found and ended for it. Throws CliError when there is none. */
export async function auditHere(
  options: AuditOptions,
  wanted: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<AuditReport> {
  const browser = await findAuditBrowser(wanted, env);
  try {
    return await runAudit(browser, options);
  } finally {
    await browser.close();
  }
}
