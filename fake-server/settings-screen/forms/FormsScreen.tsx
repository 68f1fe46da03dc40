import { useEffect, useRef, useState } from 'react';
import { Actions } from '../Actions.tsx';
import { change, type History, redo, startHistory, undo } from '../history.ts';
import { Preview } from '../Preview.tsx';
import {
  csvAddress,
  type ListedForm,
  type ListedSubmission,
  listForms,
  listSubmissions,
  restoreForm,
  saveForm,
} from './control.ts';
import { FormSettings } from './FormSettings.tsx';
import { type FormContext, fieldsOf } from './form-model.ts';
import { previewForm } from './preview-form.ts';
import { Submissions } from './Submissions.tsx';

export interface FormsScreenProps {
  readonly site: string;
  readonly siteTitle: string;
  readonly frameUrl: string;
}

/** Typing is not drawn letter by letter. */
const drawDelayMs = 150;

/** The form editor: a site's forms beside the pages they stand on, and what came in by them. Spec 2 §3. */
export function FormsScreen({ site, siteTitle, frameUrl }: FormsScreenProps) {
  const [forms, setForms] = useState<readonly ListedForm[] | null>(null);
  const [formId, setFormId] = useState('');
  const [history, setHistory] = useState<History<FormContext> | null>(null);
  const [submissions, setSubmissions] = useState<readonly ListedSubmission[]>([]);
  const [status, setStatus] = useState('');
  const frame = useRef<HTMLIFrameElement | null>(null);
  const isDrawn = useRef(false);
  const form = forms?.find((each) => each.formId === formId);
  const context = history?.present;
  const isDirty = context !== undefined && JSON.stringify(context) !== JSON.stringify(form?.context);

  const fail = ({ message }: Error) => setStatus(message);
  const choose = (chosen: ListedForm | undefined) => {
    setFormId(chosen?.formId ?? '');
    setHistory(chosen?.context ? startHistory(chosen.context) : null);
    setSubmissions([]);
    if (chosen) listSubmissions(site, chosen.formId).then(setSubmissions, fail);
  };
  const load = async (wanted: string) => {
    const found = await listForms(site);
    setForms(found);
    const path = new URL(frameUrl, window.location.origin).pathname;
    choose(found.find((each) => each.formId === wanted) ?? found.find((each) => each.path === path) ?? found[0]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the site that the page was made for
  useEffect(() => void load('').catch(fail), [site]);
  useEffect(() => {
    // The page shows its own form until something is changed.
    if (!context || !frame.current || (!isDirty && !isDrawn.current)) return;
    isDrawn.current = true;
    const element = frame.current;
    const timer = setTimeout(() => void previewForm(element, formId, context), drawDelayMs);
    return () => clearTimeout(timer);
  }, [context, formId, isDirty]);

  const store = (work: Promise<unknown>, sentence: string) =>
    work
      .then(() => load(formId))
      .then(() => setStatus(sentence))
      .catch(fail);
  const json = JSON.stringify(context, null, 2);
  const storage = form && <Submissions fields={form.fields} submissions={submissions} csv={csvAddress(site, form.formId)} />;

  return (
    <>
      <header>
        <h1>Forms</h1>
        <a href={frameUrl}>{siteTitle}</a>
      </header>
      <main>
        <div className="side">
          <section>
            <div className="field">
              <label htmlFor="form">Form</label>
              <select
                id="form"
                value={formId}
                onChange={({ target }) => choose(forms?.find((each) => each.formId === target.value))}
              >
                {forms?.length === 0 && <option>This site has no forms</option>}
                {forms?.map(({ formId: id, path, isEdited }) => (
                  <option key={id} value={id}>
                    {path} · {id.slice(-4)}
                    {isEdited ? ' (edited)' : ''}
                  </option>
                ))}
              </select>
            </div>
          </section>
          {context && (
            <FormSettings
              context={context}
              storage={storage}
              onChange={(next) => {
                setStatus('');
                setHistory((now) => now && change(now, next, true));
              }}
            />
          )}
          {form && !context && (
            <section aria-labelledby="fieldset-STORAGE">
              <p className="hint">The server draws this form: its fields are not edited here.</p>
              <h2 id="fieldset-STORAGE">Storage</h2>
              {storage}
            </section>
          )}
          {context && (
            <details>
              <summary>JSON</summary>
              <textarea className="json" readOnly rows={12} value={json} aria-label="The form as JSON" />
            </details>
          )}
        </div>
        <Preview
          key={form?.path ?? frameUrl}
          title={`Preview of ${siteTitle}`}
          address={form?.path ?? frameUrl}
          onLoad={(element) => {
            frame.current = element;
            if (context && isDirty) void previewForm(element, formId, context);
          }}
        />
      </main>
      <Actions
        canSave={isDirty && context !== undefined && fieldsOf(context).length > 0}
        canUndo={(history?.past.length ?? 0) > 0}
        canRedo={(history?.future.length ?? 0) > 0}
        message={status || (isDirty ? 'Not saved yet.' : '')}
        onSave={() => context && void store(saveForm(site, formId, context), 'Saved. The next page load shows it.')}
        onUndo={() => setHistory((now) => now && undo(now))}
        onRedo={() => setHistory((now) => now && redo(now))}
        onCopy={() =>
          void navigator.clipboard.writeText(json ?? '').then(
            () => setStatus('Copied.'),
            () => setStatus('The clipboard is not to be had: the JSON stands below.'),
          )
        }
        onRestore={() => void store(restoreForm(site, formId), 'The form is the page’s own again.')}
      />
    </>
  );
}
