import { bundle } from '../parts/bundle.ts';
import { fields } from './forty-fields.ts';

/**
 * The same form with uncontrolled fields, validation on blur and then on change, and counters by `watch`, as users of the library
 * write it.
 */
const peer = `
import { createElement as h, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm, useWatch } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import looks from './runtime/features/forms/drawing/drawn-form.css';
import counterLooks from './runtime/features/forms/extras/counter.css';
document.head.append(Object.assign(document.createElement('style'), { textContent: looks + counterLooks }));
const fields = ${JSON.stringify(fields)};
const schema = z.object(Object.fromEntries(fields.map(({ id, title, required, maxLength }) => {
  let text = z.string().trim();
  if (required) text = text.min(1, title + ' is required.');
  if (maxLength) text = text.max(maxLength, 'You have exceeded the character limit.');
  return [id, text];
})));
function Counter({ control, name, max }) {
  const { length } = useWatch({ control, name }) ?? '';
  return h('div', { className: 'character-count' + (length > max ? ' error' : ''), id: name + '-count' }, length + ' / ' + max);
}
function Form() {
  const { register, handleSubmit, control, formState: { errors } } = useForm({
    resolver: zodResolver(schema), mode: 'onTouched', defaultValues: Object.fromEntries(fields.map(({ id }) => [id, ''])),
  });
  useEffect(() => document.querySelector('form').setAttribute('data-ss-form', 'idle'), []);
  return h('form', { className: 'ss-form', noValidate: true, onSubmit: handleSubmit(() => {}) },
    h('div', { className: 'field-list clear' }, fields.map(({ type, id, title, required, maxLength }) =>
      h('div', { key: id, id, className: 'form-item field ' + type + (required ? ' required' : '') + (errors[id] ? ' error' : '') },
        errors[id] && h('div', { className: 'field-error', id: id + '-error' }, errors[id].message),
        h('label', { className: 'title', htmlFor: id + '-field' }, title, required && h('span', { className: 'required', 'aria-hidden': true }, ' (required)')),
        h(type === 'textarea' ? 'textarea' : 'input', {
          id: id + '-field', className: 'field-element', ...(type === 'text' && { type: 'text' }), 'aria-invalid': !!errors[id],
          'aria-required': required, 'aria-describedby': errors[id] ? id + '-error' : undefined, ...register(id),
        }),
        maxLength && h(Counter, { control, name: id, max: maxLength }),
      ))),
    h('div', { className: 'form-button-wrapper' }, h('button', { className: 'button', type: 'submit' }, 'Submit')),
  );
}
createRoot(document.getElementById('root')).render(h(Form));
`;

/**
 * React Hook Form, its zod resolver, zod, React and the form in one script; throws if they are not installed
 * (.github/docs/benchmarks.md).
 */
export const bundlePeer = (): Promise<Buffer> => bundle(peer, 'js');

/** React and its DOM alone, which both rows fetch. */
export const bundleReact = (): Promise<Buffer> =>
  bundle(
    "import * as r from 'react'; import * as c from 'react-dom/client'; import * as d from 'react-dom'; window.bench = [r, " +
      'c, d];',
    'js',
  );
