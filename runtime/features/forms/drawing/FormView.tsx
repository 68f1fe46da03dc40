import type { FormCaptionName, FormCaptions } from '../../../contract/forms/form-captions.ts';
import type { FormDefinition } from '../../../contract/forms/form-definition.ts';
import { fieldViews } from '../fields/index.ts';
import { RichText } from '../parts/field-view.tsx';

export interface FormViewProps {
  readonly form: FormDefinition;
  /** The captions of the page's language, for those that the form lacks. */
  readonly captions: FormCaptions;
  readonly locale: string;
  /** The site has a captcha. */
  readonly hasCaptcha?: boolean;
  /** The form is part of another submission and has no button. */
  readonly isPart?: boolean;
}

/**
 * A form of the second generation, forms#second-generation-markup. Drawn once: its values belong to the browser, and it is
 * mounted like a server form.
 */
export function FormView({ form, captions, locale, hasCaptcha = false, isPart = false }: FormViewProps) {
  const translate = (name: FormCaptionName) => form.strings[name] ?? captions[name];
  return (
    <div className="form-inner-wrapper" data-ss-added="">
      <form
        className="react-form-contents ss-form"
        data-form-id={form.formId}
        data-success-redirect={form.successRedirect}
        method="post"
        autoComplete="on"
        noValidate
      >
        <div className="field-list clear">
          {form.fields.map((field) => {
            const Field = fieldViews[field.type];
            return <Field key={field.id} field={field} form={form} translate={translate} locale={locale} />;
          })}
        </div>
        <RichText className="form-disclaimer" html={form.disclaimerHtml} />
        {form.captchaEnabled && hasCaptcha && (
          <div className={`captcha-container captcha-container--align-${form.captchaAlignment}`} data-theme={form.captchaTheme} />
        )}
        {!isPart && (
          <div className="form-button-wrapper">
            <button className="button sqs-system-button sqs-editable-button form-submit-button" type="submit">
              {form.submitButtonText || translate('submit')}
            </button>
          </div>
        )}
      </form>
    </div>
  );
}
