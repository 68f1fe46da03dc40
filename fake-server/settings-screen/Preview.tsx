import { useState } from 'react';
import { panelEvent } from './use-panel.tsx';

export interface PreviewProps {
  readonly title: string;
  readonly address: string;
  readonly onLoad: (frame: HTMLIFrameElement) => void;
}

const widths = [
  ['', 'Full width'],
  ['320', '320 px'],
  ['768', '768 px'],
] as const;

/** Shows the framed site with the chosen width. */
export function Preview({ title, address, onLoad }: PreviewProps) {
  const [width, setWidth] = useState('');
  return (
    <section className="preview" aria-labelledby="preview-title">
      <div className="preview-head">
        <h2 id="preview-title">Preview</h2>
        <fieldset className="choices" aria-label="Width of the preview">
          {widths.map(([value, text]) => (
            <label key={value}>
              <input type="radio" name="width" checked={value === width} onChange={() => setWidth(value)} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className="stage">
        <iframe
          title={title}
          src={address}
          style={width === '' ? undefined : { width: `${width}px` }}
          onLoad={({ currentTarget }) => {
            currentTarget.contentDocument?.addEventListener(panelEvent, () => window.dispatchEvent(new Event(panelEvent)));
            onLoad(currentTarget);
          }}
        />
      </div>
    </section>
  );
}
