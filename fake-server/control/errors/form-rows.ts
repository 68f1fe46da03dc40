import { captchaTimeoutMs, formMessages, formStatusMessages } from '../../../runtime/contract/forms/constants.ts';
import { captchaMessages } from '../../../runtime/contract/third-parties/constants.ts';
import type { ErrorRow } from './error-row.ts';

const form = (faults: string, situation: string, rule: string, sentence: string, more: Partial<ErrorRow> = {}): ErrorRow => ({
  situation,
  rule,
  faults,
  site: 'faults',
  path: '/form#submit',
  shownIn: 'form',
  sentence,
  does: 'The form keeps its values and can be sent again.',
  ...more,
});

const save = (kinds: string, situation: string, rule: string, sentence: string, more: Partial<ErrorRow> = {}): ErrorRow =>
  form(`save-form-submission:${kinds}`, situation, rule, sentence, { calls: { 'save-form-submission': 1 }, ...more });

/** Failures of a submitted form. */
export const formRows: readonly ErrorRow[] = [
  form('form-submission-key:status:500', 'No form key: 500', 'forms#submission-key', formMessages.noKey, {
    calls: { 'save-form-submission': 0 },
  }),
  form('form-submission-key:error:No.', 'No form key: an error', 'forms#submission-key', formMessages.noKey, {
    calls: { 'save-form-submission': 0 },
  }),
  save('errors:email-yui_1=This address is not ours.', 'A field is refused', 'forms#field-errors', 'This address is not ours.', {
    does: 'Shows the sentence at its field, and one for the whole form.',
  }),
  save('status:401', '401', 'forms#status-messages', formStatusMessages[401]),
  save('status:404', '404', 'forms#status-messages', formStatusMessages[404]),
  save('status:429', 'Too many submissions', 'forms#status-messages', formStatusMessages[429]),
  save('status:500', '500', 'forms#status-messages', formStatusMessages[500]),
  save('status:400+error:The oven is full.', 'A sentence of the platform', 'forms#messages', 'The oven is full.'),
  save('status:400:empty', 'A failure without data', 'forms#messages', formMessages.unknown),
  save('delay:3000', 'A slow submission', 'forms#messages', formMessages.submitting, {
    does: 'Shows the sentence meanwhile, and ignores a second submit.',
  }),
  form('captcha:204', 'The captcha’s script is empty', 'forms#captcha-missing', captchaMessages.notSetUp, {
    site: 'forms',
    path: '/captcha/recaptcha',
    shownIn: 'report',
    does: 'The captcha is loaded when a field is used. The failure is reported; the form stays on the page.',
  }),
  form('captcha:hang', 'The captcha’s script does not arrive', 'forms#captcha-missing', `within ${captchaTimeoutMs} ms`, {
    site: 'forms',
    path: '/captcha/recaptcha',
    shownIn: 'report',
    does: 'Gives up after 15 s and reports it; the form stays on the page.',
    timeoutMs: captchaTimeoutMs,
  }),
];
