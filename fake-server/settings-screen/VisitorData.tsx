import { useEffect, useRef, useState } from 'react';
import { Actions } from './Actions.tsx';
import { readSaved, restore, save } from './control.ts';
import { Preview } from './Preview.tsx';
import type { PreviewFrame } from './preview-frame.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { bannerSwitch, isOn, type Settings, settingsJson } from './settings-model.ts';
import { useFindings } from './use-findings.tsx';
import { useSettingsHistory } from './use-settings-history.tsx';

export interface VisitorDataProps {
  readonly site: string;
  /** Origin of the site, such as `http://clean.localhost:4100`. */
  readonly siteOrigin: string;
  readonly siteTitle: string;
  /** Path and query of the page to frame. */
  readonly frameUrl: string;
}

/** The Visitor Data screen: the settings of the cookie banner and of visitor data, beside the site that they change. */
export function VisitorData({ site, siteOrigin, siteTitle, frameUrl }: VisitorDataProps) {
  const { history, settings, findings, isDirty, message, ...actions } = useSiteSettings(site);
  return (
    <>
      <header>
        <h1>Visitor Data</h1>
        <a href={siteOrigin + frameUrl}>{siteTitle}</a>
      </header>
      <main>
        <div className="side">
          {settings && <SettingsForm settings={settings} findings={findings} onChange={actions.onChange} />}
          {settings && (
            <details>
              <summary>JSON</summary>
              <textarea className="json" readOnly rows={12} value={settingsJson(settings)} aria-label="The settings as JSON" />
            </details>
          )}
        </div>
        <Preview
          title={`Preview of ${siteTitle}`}
          siteOrigin={siteOrigin}
          frameUrl={frameUrl}
          onLoad={(loaded, pageSettings) => void actions.onLoad(loaded, pageSettings)}
        />
      </main>
      <Actions
        canSave={isDirty && findings.every(({ severity }) => severity !== 'error')}
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        message={message || (isDirty ? 'Not saved yet.' : '')}
        onSave={() => void actions.onSave()}
        onUndo={history.undo}
        onRedo={history.redo}
        onCopy={() => void actions.onCopy()}
        onRestore={() => void actions.onRestore()}
      />
    </>
  );
}

/** The settings of a site as they are edited, and what the screen does with them. */
function useSiteSettings(site: string) {
  const history = useSettingsHistory();
  const [saved, setSaved] = useState<Settings>({});
  const [message, setMessage] = useState('');
  const frame = useRef<PreviewFrame | null>(null);
  const { settings } = history;
  const isDirty = settings !== undefined && settingsJson(settings) !== settingsJson(saved);
  const findings = useFindings(settings, setMessage);

  const onLoad = async (loaded: PreviewFrame, pageSettings: Settings | null) => {
    frame.current = loaded;
    if (settings) return loaded.preview(settings, isOn(settings, bannerSwitch));
    const own = (await readSaved(site)) ?? pageSettings ?? {};
    setSaved(own);
    history.start(own);
  };
  useEffect(() => {
    if (settings) frame.current?.preview(settings, isOn(settings, bannerSwitch));
  }, [settings]);
  useEffect(() => frame.current?.notify('frameEditingChange', { editing: isDirty }), [isDirty]);

  const onChange = (next: Settings, field: string) => {
    setMessage('');
    history.edit(next, field);
  };
  /** Changes the site's settings by `change`. The frame is notified before and after, then reloaded. */
  const store = async (change: () => Promise<unknown>, sentence: string) => {
    frame.current?.notify('frameSaveEnter');
    try {
      await change();
      setMessage(sentence);
      frame.current?.notify('frameSaveExit', { saved: true });
      frame.current?.reload();
    } catch (error) {
      setMessage((error as Error).message);
      frame.current?.notify('frameSaveExit', { saved: false });
    }
  };
  const onSave = () =>
    settings &&
    store(async () => {
      await save(site, settings);
      setSaved(settings);
    }, 'Saved. The next page load shows it.');
  const onRestore = () =>
    store(async () => {
      await restore(site);
      history.clear();
    }, 'The site has its own settings again.');
  const onCopy = () =>
    settings &&
    navigator.clipboard.writeText(settingsJson(settings)).then(
      () => setMessage('Copied.'),
      () => setMessage('The clipboard cannot be used. The JSON is below.'),
    );
  return { history, settings, findings, isDirty, message, onLoad, onChange, onSave, onRestore, onCopy };
}
