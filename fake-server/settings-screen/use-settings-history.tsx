import { useRef, useState } from 'react';
import { change, type History, redo, startHistory, undo } from './history.ts';
import { type Settings, texts } from './settings-model.ts';

/** The settings as they are edited, with undo and redo. */
export interface SettingsHistory {
  /** undefined until the settings are loaded. */
  readonly settings: Settings | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  start(settings: Settings): void;
  clear(): void;
  /** Changes the settings. Consecutive changes of one text field are undone together. */
  edit(settings: Settings, field: string): void;
  undo(): void;
  redo(): void;
}

export function useSettingsHistory(): SettingsHistory {
  const [history, setHistory] = useState<History<Settings> | null>(null);
  const lastField = useRef('');
  const step = (move: <Value>(now: History<Value>) => History<Value>) => {
    lastField.current = '';
    setHistory((now) => now && move(now));
  };
  return {
    settings: history?.present,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    start: (settings) => setHistory(startHistory(settings)),
    clear: () => setHistory(null),
    edit(settings, field) {
      const isContinued = field === lastField.current && texts.some(({ key }) => key === field);
      lastField.current = field;
      setHistory((now) => now && change(now, settings, isContinued));
    },
    undo: () => step(undo),
    redo: () => step(redo),
  };
}
