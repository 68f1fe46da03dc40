/** Forms: fetched when one comes near the view, and by whoever asks for the service. */
import type { Mountable } from '../../page/mountable.ts';
import type { ServiceChunk } from '../../page/service-chunk.ts';
import { createForms } from './forms.ts';

export const create: ServiceChunk<'forms'>['create'] = (page) => createForms(page, window);

export const mount: Mountable['mount'] = async (element, page) => (await page.service('forms')).mount(element);
