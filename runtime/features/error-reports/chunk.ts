/** What describes errors and reports them. Fetched at the page's first error. */
import type { BootContext } from '../../page/boot-context.ts';
import type { Sender } from '../delivery/index.ts';
import { createErrorReporter as create, type ErrorReports } from './error-reporter.ts';

export const createErrorReporter = ({ clock, snapshot, site, base }: BootContext, sender: Pick<Sender, 'send'>): ErrorReports =>
  create({ clock, sender, snapshot, site, base, pageOrigin: location.origin });
