import { endpoints } from '../../runtime/contract/endpoints.ts';
import { defineHandler } from '../api/handler.ts';

/** A block's HTML, to replace its content. Spec 2 §7. */
export const getWidgetRendering = defineHandler({
  endpoint: endpoints.getWidgetRendering,
  nestedJson: ['/widgetJSON'],
  refusesWrongCrumb: true,
  respond: ({ recorded }) => recorded,
});
