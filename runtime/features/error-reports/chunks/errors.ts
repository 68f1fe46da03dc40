/** The code that describes and reports errors. Fetched at the page's first error. */
import type { BootContext } from '../../../page/boot-context.ts';
import type { Sender } from '../../delivery/index.ts';
import { createErrorReporter as create, type ErrorReports } from '../error-reporter.ts';

export const createErrorReporter = ({ clock, window, site, base }: BootContext, sender: Pick<Sender, 'send'>): ErrorReports =>
  create({ clock, sender, window, site, base, pageOrigin: location.origin });
