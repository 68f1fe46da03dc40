import type { FormCaptions } from '../../../contract/forms/form-captions.ts';
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import type { FormCaptionName } from '../../../contract/forms/form-captions.ts';
import { fieldViews } from '../fields/index.ts';
import { RichText } from '../parts/RichText.tsx';

export interface FormViewProps {
  readonly form: FormDefinition;
  /** In the page's language, for what the form brings no words of its own for. */
  readonly captions: FormCaptions;
  readonly locale: string;
  /** The page's site has a captcha. */
  readonly hasCaptcha?: boolean;
  /** It is part of something else that is sent: it has no button. */
  readonly isPart?: boolean;
}

/**
 * A second-generation form as its context describes it, by the class names that owners' CSS knows. It is drawn once: what stands in
 * it is the browser's, and the engine brings it to life as it does forms of the server. Wild §3.
 */
export function FormView({ form, captions, locale, hasCaptcha = false, isPart = false }: FormViewProps) {
  const word = (name: FormCaptionName) => form.strings[name] ?? captions[name];
  return (
    <div className="form-inner-wrapper">
      <form
        className="ss-form"
        data-form-id={form.formId}
        data-success-redirect={form.successRedirect}
        method="post"
        autoComplete="on"
        noValidate
      >
        <div className="field-list clear">
          {form.fields.map((field) => {
            const Field = fieldViews[field.type];
            return <Field key={field.id} field={field} form={form} word={word} locale={locale} />;
          })}
        </div>
        <RichText className="form-disclaimer" html={form.disclaimerHtml} />
        {form.captchaEnabled && hasCaptcha && (
          <div className={`captcha-container captcha-container--align-${form.captchaAlignment}`} data-theme={form.captchaTheme} />
        )}
        {!isPart && (
          <div className="form-button-wrapper">
            <button className="button sqs-system-button sqs-editable-button form-submit-button" type="submit">
              {form.submitButtonText || word('submit')}
            </button>
          </div>
        )}
      </form>
    </div>
  );
}
