import type { FieldView } from '../drawing/field-view.tsx';
import { SingleControl } from '../parts/SingleControl.tsx';

/** With the question whether the address may be used for a mailing list, where the owner has one. */
export const email: FieldView = ({ field, word }) => (
  <SingleControl field={field} word={word}>
    {(control) => (
      <>
        <input {...control} type="email" autoComplete="email" spellCheck={false} />
        {field.mailingList && (
          <div className="option">
            <label>
              <input type="checkbox" name={`${field.id}-mailing-list`} data-ss-extra="" /> <span>{word('email.signUp')}</span>
            </label>
          </div>
        )}
      </>
    )}
  </SingleControl>
);
