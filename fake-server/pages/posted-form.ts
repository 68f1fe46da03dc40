import { formStatusMessages } from '../../runtime/contract/forms/constants.ts';
import { rareRules } from '../../runtime/contract/forms/rare-rules.ts';
import { validateForm } from '../../runtime/contract/forms/validate-form.ts';
import type { PageForm } from '../forms/page-form.ts';
import type { Screen } from '../html/screen.ts';
import type { FormFields } from '../http/form-fields.ts';
import { randomToken } from '../random-token.ts';
import type { PlatformState } from '../state/state.ts';
import { readPostedValues } from './posted-values.ts';

/**
 * Stores the form that a browser without scripts has posted to a page, under a new key. The names of the controls identify the
 * form. Returns the screen to show; null for a page without such a form.
 */
export function storePostedForm(
  { site, path, posted, forms }: { site: string; path: string; posted: FormFields; forms: readonly PageForm[] },
  state: Pick<PlatformState, 'submissions'>,
): (Screen & { readonly status: number }) | null {
  const score = (form: PageForm) => form.controls.filter(({ name }) => Object.hasOwn(posted, name)).length;
  const form = [...forms].sort((one, other) => score(other) - score(one))[0];
  if (!form || score(form) === 0) return null;
  const links = [[path, 'Back']] as const;
  if (form.honeypots.some((name) => [posted[name] ?? []].flat().some(Boolean)))
    return { status: 400, title: 'Not sent', text: formStatusMessages[401], links };
  const values = readPostedValues(form.fields, form.controls, posted);
  const errors = validateForm(form.fields, values, {
    rare: rareRules,
    emailRule: 'either',
    ...(form.formats && { formats: form.formats }),
  });
  if (Object.keys(errors).length > 0)
    return { status: 400, title: 'Please check your entries', text: Object.values(errors).join(' '), links };
  state.submissions.store(
    {
      site,
      key: randomToken(),
      formId: form.formId,
      collectionId: form.collectionId,
      objectName: form.objectName,
      isOverlayForm: false,
      submitButtonText: '',
      pagePath: path,
      values,
    },
    form.fields,
  );
  return { status: 200, title: 'Thank you', text: 'Your form was sent.', links };
}
