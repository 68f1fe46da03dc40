import { CliError } from '../../fake-server/common/errors.ts';
import { isFields } from '../../runtime/contract/read.ts';
import { parseJsonFile, readTextFile } from '../files/read-file.ts';
import type { AuditDocument } from './report/document.ts';

/**
 * Returns the report of an earlier audit, from its JSON file or as given. Parts that are missing in the reports of older versions
 * stay missing. Throws CliError for another document.
 */
export async function readReport(given: string | object, cwd: string): Promise<AuditDocument> {
  const name = typeof given === 'string' ? `The earlier report ${given}` : 'The given report';
  const hint = ' Expected the output of `audit --format json`.';
  const data = typeof given === 'string' ? parseJsonFile(name, await readTextFile(name, given, cwd), { hint }) : given;
  if (isFields(data) && isFields(data.summary) && Array.isArray(data.pages) && data.pages.every(isFields))
    return data as unknown as AuditDocument;
  throw new CliError(`${name} is not the report of an audit: a summary and a list of pages are missing.${hint}`, 'unreadable');
}
