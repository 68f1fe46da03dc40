import { afterAll, beforeAll } from 'vitest';
import { type AuditBrowser, launchBrowser } from '../../../cli/audit/browser/browser.ts';
import { auditDefaults } from '../../../cli/audit/defaults.ts';
import type { AuditReport, ReportedPage } from '../../../cli/audit/report/document.ts';
import { type AuditOptions, runAudit } from '../../../cli/audit/run.ts';
import type { Target } from '../../../cli/audit/targets/targets.ts';
import { findBrowser } from '../../../cli/browser/find.ts';

/** Pages load as fast as the machine can: a visit that uses up its time is not judged whole. */
export const unhurriedMs = 120_000;

/**
 * Starts one browser for a file of audits; call it once, at the top. Some audits need the full browser, at twice the CPU time.
 */
export function auditWorld({ wholeBrowser = false } = {}): {
  audit(targets: readonly Target[], more?: Partial<AuditOptions>): Promise<AuditReport>;
} {
  let browser: AuditBrowser | undefined;
  beforeAll(async () => {
    const path = (!wholeBrowser && process.env.HEADLESS_SHELL_PATH) || (await findBrowser(process.env))?.path;
    if (!path) throw new Error('These tests need Chromium or Chrome: `npm test` finds or fetches one.');
    browser = await launchBrowser(path);
  });
  afterAll(() => browser?.close());
  return {
    audit(targets, more = {}) {
      if (!browser) throw new Error('The browser runs only during tests.');
      return runAudit(browser, {
        ...auditDefaults,
        timeoutMs: unhurriedMs,
        targets,
        signal: new AbortController().signal,
        ...more,
      });
    },
  };
}

/** Returns the page of a report at a path. */
export function pageAt(report: AuditReport, path: string): ReportedPage {
  const page = report.pages.find(({ url }) => new URL(url).pathname === path);
  if (!page) throw new Error(`The report has no page ${path}; it has ${report.pages.map(({ url }) => url).join(', ')}.`);
  return page;
}
