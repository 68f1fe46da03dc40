import { useEffect, useRef } from 'react';
import { Actions } from '../Actions.tsx';
import { fieldsOf } from '../form-model.ts';
import { Preview } from '../Preview.tsx';
import type { PreviewFrame } from '../preview-frame.ts';
import { csvAddress } from './control.ts';
import { FormChoice } from './FormChoice.tsx';
import { FormSettings } from './FormSettings.tsx';
import { Submissions } from './Submissions.tsx';
import { useFormEditor } from './use-form-editor.tsx';

export interface FormsScreenProps {
  readonly site: string;
  readonly siteOrigin: string;
  readonly siteTitle: string;
  readonly frameUrl: string;
}

/** The preview is drawn after this pause in typing. */
const drawDelayMs = 150;

/** The form editor: the forms of a site beside their pages, and their submissions. */
export function FormsScreen({ site, siteOrigin, siteTitle, frameUrl }: FormsScreenProps) {
  const editor = useFormEditor(site, frameUrl);
  const { forms, form, formId, context, isDirty, submissions, status, setStatus } = editor;
  const frame = useRef<PreviewFrame | null>(null);
  const isDrawn = useRef(false);
  useEffect(() => {
    // The page shows its own form until the first change.
    if (!context || !frame.current || (!isDirty && !isDrawn.current)) return;
    isDrawn.current = true;
    const { previewForm } = frame.current;
    const timer = setTimeout(() => previewForm(formId, context), drawDelayMs);
    return () => clearTimeout(timer);
  }, [context, formId, isDirty]);

  const json = JSON.stringify(context, null, 2);
  const copy = () =>
    void navigator.clipboard.writeText(json ?? '').then(
      () => setStatus('Copied.'),
      () => setStatus('The clipboard cannot be used. The JSON is below.'),
    );
  const storage = form && <Submissions fields={form.fields} submissions={submissions} csv={csvAddress(site, form.formId)} />;

  return (
    <>
      <header>
        <h1>Forms</h1>
        <a href={siteOrigin + frameUrl}>{siteTitle}</a>
      </header>
      <main>
        <div className="side">
          <section>
            <FormChoice forms={forms} chosen={formId} onChoose={editor.choose} />
          </section>
          {context && <FormSettings context={context} storage={storage} onChange={editor.edit} />}
          {form && !context && (
            <section aria-labelledby="fieldset-STORAGE">
              <p className="hint">The server draws this form, so its fields cannot be edited here.</p>
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
          siteOrigin={siteOrigin}
          frameUrl={form?.path ?? frameUrl}
          onLoad={(loaded) => {
            frame.current = loaded;
            if (context && isDirty) loaded.previewForm(formId, context);
          }}
        />
      </main>
      <Actions
        canSave={isDirty && context !== undefined && fieldsOf(context).length > 0}
        canUndo={editor.canUndo}
        canRedo={editor.canRedo}
        message={status || (isDirty ? 'Not saved yet.' : '')}
        onSave={editor.save}
        onUndo={editor.undo}
        onRedo={editor.redo}
        onCopy={copy}
        onRestore={editor.restore}
      />
    </>
  );
}
