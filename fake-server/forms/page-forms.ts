import { readFormContext } from '../../runtime/contract/forms/form-definition.ts';
import { parsePage } from '../html/parse-page.ts';
import { readDrawnForm } from './drawn-form.ts';
import { formOf, type PageForm } from './page-form.ts';

const contexts = 'script.sqs-form-block-context';
const drawnForms = 'form[data-form-id]';

/** Returns every form of a page: those of form contexts, and those that the server has drawn. Never throws. */
export function readPageForms(html: string): readonly PageForm[] {
  if (!/data-form-id|sqs-form-block-context/.test(html)) return [];
  const page = parsePage(html);
  return page(`${contexts},${drawnForms}`)
    .toArray()
    .flatMap((element) => {
      const found = page(element);
      return found.is(drawnForms) ? readDrawnForm(found, page) : formOfContext(found.text());
    });
}

function formOfContext(text: string): PageForm | [] {
  const definition = readFormContext(text);
  return typeof definition === 'string' ? [] : formOf(definition, JSON.parse(text) as object);
}
