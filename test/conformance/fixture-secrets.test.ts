import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../fake-server/common/journal/journal.ts';
import { redactFields, redactForm } from '../../fake-server/common/secrets/redact.ts';
import { redactEntry } from '../../fake-server/journal/redact.ts';
import { packageRoot } from '../../fake-server/root.ts';

const fixtures = (folder: string, ending: string) =>
  readdirSync(join(packageRoot, 'fixtures', folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(packageRoot, 'fixtures', folder, name), 'utf8')] as const);

/** Returns the pointers of the values that differ. */
function differences(one: unknown, other: unknown, pointer = ''): string[] {
  if (one === other) return [];
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [pointer];
  return Object.keys(one).flatMap((key) =>
    differences((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], `${pointer}/${key}`),
  );
}

test('of the recorded payloads, passwords, cookies, tokens of members and nothing else are masked', () => {
  const masked = fixtures('payloads', '.json').flatMap(([name, text]) => {
    const { request, response } = JSON.parse(text) as { request: unknown; response: unknown };
    return differences({ request, response }, redactFields({ request, response })).map((pointer) => `${name} ${pointer}`);
  });
  expect(masked).toEqual([
    'record-event.json /request/headers/Cookie',
    'record-javascript-errors.json /request/headers/X-CSRF-Token',
    'record-javascript-errors.json /request/headers/Cookie',
    'site-user-account-create.json /request/body/password',
    'site-user-account-create.json /response/body/xsrfToken',
    'site-user-session-create.json /request/body/password',
    'site-user-session-create.json /response/body/xsrfToken',
    'site-user-session-delete.json /request/headers/X-SiteUser-XSRF-Token',
  ]);
});

test('of the recorded traffic nothing is masked, so the same entries are returned', () => {
  const state = { crumbs: { has: (crumb: string) => crumb.startsWith('crumb-of-visitor-') }, forms: { find: () => null } };
  const entries = fixtures('traffic', '.ndjson').flatMap(([name, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => [name, JSON.parse(line) as JournalEntry] as const),
  );
  const masked = entries.flatMap(([name, entry]) =>
    differences(entry, redactEntry(entry, state)).map((pointer) => `${name} ${entry.seq} ${pointer}`),
  );
  expect(entries.length).toBeGreaterThan(40);
  expect(masked).toEqual([]);
  expect(entries.filter(([, entry]) => redactEntry(entry, state) !== entry)).toEqual([]);
  expect(entries.filter(([, { encoding, bodyText }]) => encoding === 'form' && redactForm(bodyText) !== bodyText)).toEqual([]);
});
