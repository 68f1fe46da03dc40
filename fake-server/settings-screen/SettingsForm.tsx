import { decodeCookieBanner } from '../../runtime/contract/consent/cookie-banner.ts';
import type { Finding } from '../common/findings.ts';
import { Choices } from './Choices.tsx';
import { FieldFindings, findingsOf } from './FieldFindings.tsx';
import {
  bannerSwitch,
  choicesFor,
  dataSwitches,
  isOn,
  type Settings,
  type Switch,
  settingText,
  texts,
  withSwitch,
} from './settings-model.ts';

export interface SettingsFormProps {
  readonly settings: Settings;
  readonly findings: readonly Finding[];
  /** `field` is the key of the changed setting. */
  readonly onChange: (settings: Settings, field: string) => void;
}

/** Shows every setting of the screen with its findings. */
export function SettingsForm({ settings, findings, onChange }: SettingsFormProps) {
  const toggle = (each: Switch) => (
    <Toggle
      key={each.key}
      of={each}
      on={isOn(settings, each)}
      findings={findings}
      onChange={(on) => onChange(withSwitch(settings, each, on), each.key)}
    />
  );
  const effective: Readonly<Record<string, unknown>> = {
    ...decodeCookieBanner({ ...settings, cookieBannerText: '', cookieBannerCtaText: '', cookieBannerOptOutCtaText: '' }),
  };
  const defaults: Readonly<Record<string, unknown>> = {
    cookieBannerText: effective.text,
    cookieBannerCtaText: effective.ctaText,
    cookieBannerOptOutCtaText: effective.optOutCtaText,
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <section aria-labelledby="banner-title">
        <h2 id="banner-title">Cookie banner</h2>
        {toggle(bannerSwitch)}
        {choicesFor(settings).map((choice) => (
          <Choices
            key={choice.key}
            choice={choice}
            value={settingText(settings, choice.key)}
            findings={findings}
            onChange={(value) => onChange({ ...settings, [choice.key]: value }, choice.key)}
          />
        ))}
        {texts.map(({ key, label, hint, isLong }) => {
          const field = {
            id: key,
            value: settingText(settings, key),
            placeholder: String(defaults[key]),
            'aria-describedby': `${key}-hint ${key}-findings`,
            'aria-invalid': findingsOf(findings, key).some(({ severity }) => severity === 'error'),
            onChange: ({ target }: { target: { value: string } }) => onChange({ ...settings, [key]: target.value }, key),
          };
          return (
            <div className="field" key={key}>
              <label htmlFor={key}>{label}</label>
              {isLong ? <textarea rows={5} {...field} /> : <input type="text" {...field} />}
              <p className="hint" id={`${key}-hint`}>
                {hint}
              </p>
              <FieldFindings findings={findings} field={key} />
            </div>
          );
        })}
      </section>
      <section aria-labelledby="data-title">
        <h2 id="data-title">Visitor data</h2>
        {dataSwitches.map(toggle)}
      </section>
    </form>
  );
}

interface ToggleProps {
  readonly of: Switch;
  readonly on: boolean;
  readonly findings: readonly Finding[];
  readonly onChange: (on: boolean) => void;
}

function Toggle({ of: { key, stored, label, hint }, on, findings, onChange }: ToggleProps) {
  return (
    <div className="field toggle">
      <input
        type="checkbox"
        className="switch"
        id={key}
        checked={on}
        aria-describedby={`${key}-hint ${stored}-findings`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={key}>{label}</label>
      <p className="hint" id={`${key}-hint`}>
        {hint}
      </p>
      <FieldFindings findings={findings} field={stored} />
    </div>
  );
}
