import { useEffect, useRef, useState } from 'react';
import { decodeFrameEvent } from './frame-messages.ts';
import { panelEvent } from './panel-event.ts';
import { editorEventName } from './preview/editor-frame.ts';
import { createPreviewFrame, type PreviewFrame } from './preview-frame.ts';
import type { Settings } from './settings-model.ts';

export interface PreviewProps {
  readonly title: string;
  /** Origin of the site, such as `http://clean.localhost:4100`. */
  readonly siteOrigin: string;
  /** Path and query of the page. */
  readonly frameUrl: string;
  /** Called after each load of the page, with its own cookie settings; null if it has no page context. */
  readonly onLoad: (frame: PreviewFrame, settings: Settings | null) => void;
}

const widths = [
  ['', 'Full width'],
  ['320', '320 px'],
  ['768', '768 px'],
] as const;

/** Shows the framed site with the chosen width. */
export function Preview({ title, siteOrigin, frameUrl, onLoad }: PreviewProps) {
  const [width, setWidth] = useState('');
  const element = useRef<HTMLIFrameElement | null>(null);
  const onLoadNow = useRef(onLoad);
  onLoadNow.current = onLoad;
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const frame = element.current;
      const event = decodeFrameEvent(data);
      if (!frame || !event || source !== frame.contentWindow || origin !== siteOrigin) return;
      if (event.event === 'panel') window.dispatchEvent(new Event(panelEvent));
      else window.dispatchEvent(new CustomEvent(editorEventName(event.event), { detail: {} }));
      if (event.event === 'load') onLoadNow.current(createPreviewFrame(frame, siteOrigin), event.settings);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [siteOrigin]);
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
          ref={element}
          title={title}
          src={`${siteOrigin}/config/preview/?${new URLSearchParams({ frameUrl })}`}
          style={width === '' ? undefined : { width: `${width}px` }}
        />
      </div>
    </section>
  );
}
