import express, { type RequestHandler } from 'express';
import { decodeFormContext } from '../../runtime/contract/forms/form-definition.ts';
import { errorMessage } from '../common/error-message.ts';
import { submissionsCsv } from '../forms/submissions-csv.ts';
import { firstOf } from '../http/form-fields.ts';
import { readJsonBody } from '../http/read-body.ts';
import { originsAt } from '../pages/origins.ts';
import { readAllPages } from '../pages/read-all-pages.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Site } from '../sites/site.ts';

export interface FormRoutesOptions {
  readonly sites: readonly Site[];
  readonly sessions: Sessions;
}

/**
 * Serves forms and their submissions. `GET /__ss/submissions?site=&formId=` returns submissions (`.csv` for a spreadsheet),
 * DELETE removes them. `GET /__ss/sites/{id}/forms` returns the forms on the site's pages; PUT on
 * `/__ss/sites/{id}/forms/{formId}` replaces the form context of the page, DELETE restores it.
 */
export function formRoutes({ sites, sessions }: FormRoutesOptions): RequestHandler {
  const router = express.Router({ caseSensitive: true });
  const wanted = (query: Record<string, unknown>) => ({
    site: firstOf(query.site as string | undefined) || undefined,
    formId: firstOf(query.formId as string | undefined) || undefined,
  });
  router.get('/__ss/submissions', (request, response) => {
    const { site, formId } = wanted(request.query);
    const { submissions } = sessions.of(request).state;
    response.json({ submissions: submissions.list(site, formId) });
  });
  router.get('/__ss/submissions.csv', (request, response) => {
    const { site, formId } = wanted(request.query);
    const { forms, submissions } = sessions.of(request).state;
    const form = site && formId ? forms.find(site, formId) : null;
    const text = submissionsCsv(submissions.list(site, formId), form);
    response.attachment('submissions.csv').type('text/csv; charset=utf-8').send(`\uFEFF${text}`);
  });
  router.delete('/__ss/submissions', (request, response) => {
    const { site, formId } = wanted(request.query);
    const { submissions } = sessions.of(request).state;
    submissions.clear(site, formId);
    response.json({ submissions: submissions.list(site, formId) });
  });

  router.all(['/__ss/sites/:site/forms', '/__ss/sites/:site/forms/:form'], async (request, response, next) => {
    const site = sites.find(({ id }) => id === request.params.site);
    // The store has only the forms of the served pages.
    if (site) await readAllPages(site, sessions.of(request).state, originsAt(request, null));
    if (site) next();
    else response.status(404).json({ error: `There is no site ${request.params.site}.` });
  });
  router.get('/__ss/sites/:site/forms', (request, response) => {
    const { site } = request.params;
    const { forms } = sessions.of(request).state;
    const edits = forms.edits(site);
    const listed = forms
      .list(site)
      .map((form) => ({ ...form, path: forms.pathOf(site, form.formId), isEdited: edits.has(form.formId) }));
    response.json({ forms: listed });
  });
  router.put('/__ss/sites/:site/forms/:form', async (request, response) => {
    const { site, form } = request.params;
    const { forms } = sessions.of(request).state;
    try {
      const context = await readJsonBody(request);
      const definition = decodeFormContext(context);
      if (typeof definition === 'string' || typeof context !== 'object' || context === null)
        throw new TypeError('Expected a form context: an object with formId and formFields.');
      if (definition.formId !== form) throw new TypeError(`Expected the form ${form}, got ${definition.formId}.`);
      if (!forms.find(site, form)?.context) throw new TypeError(`The site has no form ${form} with a form context.`);
      forms.edit(site, form, context);
      response.json({ form: forms.find(site, form) });
    } catch (error) {
      response.status(400).json({ error: errorMessage(error) });
    }
  });
  router.delete('/__ss/sites/:site/forms/:form', (request, response) => {
    const { site, form } = request.params;
    const { forms } = sessions.of(request).state;
    forms.removeEdit(site, form);
    response.json({ form: forms.find(site, form) });
  });
  return router;
}
