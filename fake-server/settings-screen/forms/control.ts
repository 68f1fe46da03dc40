import type { FormField } from '../../../runtime/contract/forms/form-field.ts';
import { request } from '../../control-client/request.ts';
import type { FormContext } from '../form-model.ts';

// The form editor's calls to the control surface. Each rejects with a ControlError when it is refused.

export interface ListedForm {
  readonly formId: string;
  readonly name: string;
  /** Path of the form's page. */
  readonly path: string;
  readonly fields: readonly FormField[];
  /** null for a form that the server draws, which cannot be edited. */
  readonly context: FormContext | null;
  readonly isEdited: boolean;
}

export interface ListedSubmission {
  readonly seq: number;
  readonly time: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const formPath = (site: string, formId: string) => `sites/${encodeURIComponent(site)}/forms/${encodeURIComponent(formId)}`;
const submissionsQuery = (site: string, formId: string) => `?${new URLSearchParams({ site, formId })}`;

export const listForms = async (site: string): Promise<readonly ListedForm[]> =>
  ((await request('GET', `sites/${encodeURIComponent(site)}/forms`)) as { forms: ListedForm[] }).forms;

export const saveForm = (site: string, formId: string, context: FormContext): Promise<unknown> =>
  request('PUT', formPath(site, formId), context);

export const restoreForm = (site: string, formId: string): Promise<unknown> => request('DELETE', formPath(site, formId));

export const listSubmissions = async (site: string, formId: string): Promise<readonly ListedSubmission[]> =>
  ((await request('GET', `submissions${submissionsQuery(site, formId)}`)) as { submissions: ListedSubmission[] }).submissions;

export const csvAddress = (site: string, formId: string): string => `/__ss/submissions.csv${submissionsQuery(site, formId)}`;
