import { useRef, useState } from 'react';
import { loadState, readState, readStock, resetPlatform } from '../control.ts';
import { sentenceOf } from '../sentence-of.ts';
import { useReading } from '../use-reading.tsx';
import { StockTable } from './StockTable.tsx';

/** Saves, loads and resets the state of the platform, and shows the stock of its stores. */
export function StateView() {
  const [result, setResult] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { value: stores, problem, readAgain } = useReading(readStock);
  const run = async (action: () => Promise<string>) => {
    setResult('…');
    setResult(await action().catch(sentenceOf));
    readAgain();
  };
  const load = async (chosen: File | undefined) => {
    if (!chosen) return;
    await run(() =>
      chosen
        .text()
        .then(loadState)
        .then(() => `${chosen.name} is loaded.`),
    );
    if (file.current) file.current.value = '';
  };
  return (
    <div className="page">
      <section aria-labelledby="state-title">
        <h3 id="state-title">Everything between calls</h3>
        <p className="soft">The journal, carts, orders, members, stock, settings, forms and faults.</p>
        <div className="state-actions">
          <button type="button" onClick={() => void run(() => readState().then(saveFile))}>
            Save to a file
          </button>
          <button type="button" onClick={() => file.current?.click()}>
            Load a file
          </button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            aria-label="File with a state"
            onChange={({ target }) => void load(target.files?.[0])}
          />
          <button
            type="button"
            className="danger"
            onClick={() => void run(() => resetPlatform().then(() => 'All is as at the start.'))}
          >
            Reset to the start
          </button>
        </div>
        <p role="status">{result}</p>
      </section>
      <section aria-labelledby="stock-title">
        <h3 id="stock-title">Stock</h3>
        {problem !== '' && <p className="bad">{problem}</p>}
        {stores?.length === 0 && <p className="soft">No page with a product has been opened yet.</p>}
        {stores?.map((store) => (
          <StockTable key={store.site} store={store} />
        ))}
      </section>
    </div>
  );
}

function saveFile(state: unknown): string {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(state)], { type: 'application/json' }));
  link.download = 'state.json';
  link.click();
  URL.revokeObjectURL(link.href);
  return 'state.json is saved.';
}
