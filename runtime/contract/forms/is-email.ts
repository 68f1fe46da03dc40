import { emailLimits } from './limits.ts';

/** `either`: what receives forms does not know by which rule a page judged. */
export type EmailRule = 'spec' | 'html' | 'either';

/** 3 to 256 characters: something on both sides of one @, whose domain ends in a label of 2 to 4 letters or digits. Spec 2 §5. */
export function isEmail(text: string, rule: EmailRule = 'spec'): boolean {
  const { minLength, maxLength } = emailLimits;
  if (text.length < minLength || text.length > maxLength) return false;
  return (rule !== 'html' && simpleEmail.test(text)) || (rule !== 'spec' && browserEmail.test(text));
}
// No repetition lies within another: a long text that is no address is refused in one pass.
const simpleEmail = /^[^\s@]+@(?!\.)[^\s@]*[^\s@.]\.[a-z0-9]{2,4}$/i;
const browserEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i;
