import { useEffect, useRef, useState } from 'react';
import type { Finding } from '../../runtime/contract/findings.ts';
import { Actions } from './Actions.tsx';
import { check, readSaved, restore, save } from './control.ts';
import { createEditorFrame, type EditorFrame } from './editor-frame.ts';
import { change, type History, redo, startHistory, undo } from './history.ts';
import { Preview } from './Preview.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { bannerSwitch, isOn, type Settings, settingsJson, texts } from './settings-model.ts';

export interface VisitorDataProps {
  readonly site: string;
  readonly siteTitle: string;
  /** Path and query of the page to frame. */
  readonly frameUrl: string;
}

/** Typing is not checked letter by letter. */
const checkDelayMs = 120;

/** The Visitor Data screen: cookie banner and visitor-data settings beside the site they change. Spec 2 §2, §3. */
export function VisitorData({ site, siteTitle, frameUrl }: VisitorDataProps) {
  const [history, setHistory] = useState<History<Settings> | null>(null);
  const [saved, setSaved] = useState<Settings>({});
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [said, setSaid] = useState('');
  const frame = useRef<EditorFrame | null>(null);
  const lastField = useRef('');
  const settings = history?.present;
  const isDirty = settings !== undefined && settingsJson(settings) !== settingsJson(saved);

  const onLoad = async (element: HTMLIFrameElement) => {
    const loaded = createEditorFrame(element);
    frame.current = loaded;
    loaded.tell('load');
    element.contentWindow?.addEventListener('pagehide', () => loaded.tell('iframeUnload'));
    if (settings) return loaded.preview(settings, isOn(settings, bannerSwitch));
    const own = (await readSaved(site)) ?? loaded.settings() ?? {};
    setSaved(own);
    setHistory(startHistory(own));
  };
  useEffect(() => {
    if (!settings) return;
    void frame.current?.preview(settings, isOn(settings, bannerSwitch));
    const isOver = { now: false };
    const timer = setTimeout(() => {
      check(settings).then(
        (found) => isOver.now || setFindings(found),
        ({ message }: Error) => setSaid(message),
      );
    }, checkDelayMs);
    return () => {
      isOver.now = true;
      clearTimeout(timer);
    };
  }, [settings]);
  useEffect(() => frame.current?.tell('frameEditingChange', { editing: isDirty }), [isDirty]);

  const edit = (next: Settings, field: string) => {
    const goesOn = field === lastField.current && texts.some(({ key }) => key === field);
    lastField.current = field;
    setSaid('');
    setHistory((now) => now && change(now, next, goesOn));
  };
  const step = (take: <Value>(now: History<Value>) => History<Value>) => {
    lastField.current = '';
    setHistory((now) => now && take(now));
  };
  /** Around whatever changes the running site: the frame hears of it, and then shows it. */
  const store = async (work: () => Promise<unknown>, sentence: string) => {
    frame.current?.tell('frameSaveEnter');
    try {
      await work();
      setSaid(sentence);
      frame.current?.tell('frameSaveExit', { saved: true });
      frame.current?.reload();
    } catch (error) {
      setSaid((error as Error).message);
      frame.current?.tell('frameSaveExit', { saved: false });
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
      setHistory(null);
    }, 'The site has its own settings again.');
  const onCopy = () =>
    settings &&
    navigator.clipboard.writeText(settingsJson(settings)).then(
      () => setSaid('Copied.'),
      () => setSaid('The clipboard is not to be had: the JSON stands below.'),
    );

  return (
    <>
      <header>
        <h1>Visitor Data</h1>
        <a href={frameUrl}>{siteTitle}</a>
      </header>
      <main>
        <div className="side">
          {settings && <SettingsForm settings={settings} findings={findings} onChange={edit} />}
          {settings && (
            <details>
              <summary>JSON</summary>
              <textarea className="json" readOnly rows={12} value={settingsJson(settings)} aria-label="The settings as JSON" />
            </details>
          )}
        </div>
        <Preview title={`Preview of ${siteTitle}`} address={frameUrl} onLoad={(element) => void onLoad(element)} />
      </main>
      <Actions
        canSave={isDirty && findings.every(({ severity }) => severity !== 'error')}
        canUndo={(history?.past.length ?? 0) > 0}
        canRedo={(history?.future.length ?? 0) > 0}
        said={said || (isDirty ? 'Not saved yet.' : '')}
        onSave={() => void onSave()}
        onUndo={() => step(undo)}
        onRedo={() => step(redo)}
        onCopy={() => void onCopy()}
        onRestore={() => void onRestore()}
      />
    </>
  );
}
