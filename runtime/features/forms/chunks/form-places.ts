/** Suggests places for an address, forms#places-combobox. Loaded with the first focus of such an address. */
import type { Page } from '../../../page/page.ts';
import type { MountedField } from '../controls/mounted-field.ts';
import { createCombobox } from '../places/combobox.ts';
import { findPlace, findPredictions, type Prediction } from '../places/places.ts';

const context = { productPage: 'form-block', productSection: 'address-field' } as const;

/** Adds suggestions to the first line of an address until the signal aborts; a chosen place fills in the whole address. */
export function addPlaces({ element, controls }: MountedField, page: Page, signal: AbortSignal): void {
  const input = controls.find(({ dataset }) => dataset.title === 'Line1');
  if (!(input instanceof HTMLInputElement)) return;
  const fillIn = async ({ placeId, description }: Prediction) => {
    input.value = description;
    try {
      const address = await findPlace(await page.service('calls'), placeId, context);
      for (const [part, text] of Object.entries(address ?? {})) {
        const control = controls.find(({ dataset }) => dataset.title === part);
        if (control && text) control.value = text;
      }
    } catch (error) {
      page.errors.report(error);
    }
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  createCombobox(input, {
    label: element.querySelector('.title')?.textContent?.trim() ?? '',
    clock: page.clock,
    signal,
    search: async (text, current) => findPredictions(await page.service('calls'), text, context, current),
    onChoose: (prediction) => void fillIn(prediction),
    onError: page.errors.report,
  });
}
