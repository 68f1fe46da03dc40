import { useEffect, useRef, useState } from 'react';
import type { FormContext } from '../form-model.ts';
import { change, type History, redo, startHistory, undo } from '../history.ts';
import { type ListedForm, type ListedSubmission, listForms, listSubmissions, restoreForm, saveForm } from './control.ts';

/** The forms of a site, and the edited one with undo and redo. */
export interface FormEditor {
  /** null until the forms are loaded. */
  readonly forms: readonly ListedForm[] | null;
  readonly form: ListedForm | undefined;
  /** Id of the edited form; empty without one. */
  readonly formId: string;
  /** The edited form context; undefined for a form that the server draws. */
  readonly context: FormContext | undefined;
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly submissions: readonly ListedSubmission[];
  /** The result of the last action; empty without one. */
  readonly status: string;
  setStatus(status: string): void;
  choose(form: ListedForm | undefined): void;
  edit(context: FormContext): void;
  undo(): void;
  redo(): void;
  save(): void;
  restore(): void;
}

/** Starts with the form of the page at `frameUrl`, else with the first form. */
export function useFormEditor(site: string, frameUrl: string): FormEditor {
  const [forms, setForms] = useState<readonly ListedForm[] | null>(null);
  const [formId, setFormId] = useState('');
  const [history, setHistory] = useState<History<FormContext> | null>(null);
  const [submissions, setSubmissions] = useState<readonly ListedSubmission[]>([]);
  const [status, setStatus] = useState('');
  /** The form whose submissions are loading. A response for another form is ignored. */
  const awaitedId = useRef('');
  const form = forms?.find((each) => each.formId === formId);
  const context = history?.present;

  const fail = ({ message }: Error) => setStatus(message);
  const choose = (chosen: ListedForm | undefined) => {
    setFormId(chosen?.formId ?? '');
    setHistory(chosen?.context ? startHistory(chosen.context) : null);
    setSubmissions([]);
    awaitedId.current = chosen?.formId ?? '';
    if (chosen)
      listSubmissions(site, chosen.formId).then((found) => awaitedId.current === chosen.formId && setSubmissions(found), fail);
  };
  const load = async (wanted: string) => {
    const found = await listForms(site);
    setForms(found);
    const path = new URL(frameUrl, window.location.origin).pathname;
    choose(found.find((each) => each.formId === wanted) ?? found.find((each) => each.path === path) ?? found[0]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the site that the page was made for
  useEffect(() => void load('').catch(fail), [site]);

  const store = (saving: Promise<unknown>, sentence: string): void =>
    void saving
      .then(() => load(formId))
      .then(() => setStatus(sentence))
      .catch(fail);
  return {
    forms,
    form,
    formId,
    context,
    isDirty: context !== undefined && JSON.stringify(context) !== JSON.stringify(form?.context),
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    submissions,
    status,
    setStatus,
    choose,
    edit(next) {
      setStatus('');
      setHistory((now) => now && change(now, next, true));
    },
    undo: () => setHistory((now) => now && undo(now)),
    redo: () => setHistory((now) => now && redo(now)),
    save: () => context && store(saveForm(site, formId, context), 'Saved. The next page load shows it.'),
    restore: () => store(restoreForm(site, formId), 'Restored the form of the page.'),
  };
}
