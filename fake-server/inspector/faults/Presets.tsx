import { readPresets } from '../control.ts';
import { useReading } from '../use-reading.tsx';
import { isOn, withPreset } from './preset-rules.ts';
import type { FaultRules } from './use-fault-rules.tsx';

/** Shows the presets of the platform as switches. Absent where the platform has none. */
export function Presets({ rules }: { readonly rules: FaultRules }) {
  const { value: presets } = useReading(readPresets);
  if (!presets || presets.length === 0) return null;
  return (
    <section aria-labelledby="presets-title">
      <h3 id="presets-title">Presets</h3>
      <ul className="presets">
        {presets.map(({ id, title, text }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                role="switch"
                className="switch"
                aria-label={title}
                aria-describedby={`preset-${id}`}
                checked={isOn(id, rules.text)}
                aria-checked={isOn(id, rules.text)}
                onChange={({ target }) => void rules.set(withPreset(id, rules.text, target.checked))}
              />
              <span>
                <span className="preset-title">{title}</span>
                <span className="soft" id={`preset-${id}`}>
                  {text}
                </span>
                <code>preset:{id}</code>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
