import { expect, test } from 'vitest';
import { messages } from '../../../runtime/contract/messages.ts';

test('the visitor runtime says the sentences of spec 1 §8', () => {
  expect(messages.chunk.failed('gallery')).toBe('Loading chunk gallery failed');
  expect(messages.performance).toEqual({
    unexpectedStatus: 'XHR request DONE with unexpected status',
    settingsTimeout: 'Metric settings request timeout',
  });
  expect(messages.events.failed(503)).toBe('Error tracking event: HTTP Status 503');
  expect(messages.events.noPayload).toBe('no payload');
  expect(Object.values(messages.images)).toEqual([
    'No image',
    'No images',
    'No root node',
    'not a valid node',
    'Element is not a valid image element',
    'Invalid or missing image source',
  ]);
});

test('galleries say the sentences of spec 1 §8', () => {
  const { gallery } = messages;
  expect(gallery.unparseable).toBe('Error decoding gallery block data');
  expect(gallery.missing).toBe('Error evaluating gallery block data');
  expect(gallery.noVideoLoader).toBe('VideoLoader not found');
  expect(gallery.noLoader).toBe('Loader2 not found');
  expect(gallery.noLightbox).toBe('lightboxify is not available in this tier');
  expect(gallery.unknownDesign).toBe('These are not the gallery designs you are looking for');
  expect(gallery.unknownTransition('zoom')).toBe('Could not find transition named zoom');
});

test('checkout and forms say the sentences of spec 2 §5 and §8', () => {
  expect(messages.checkout.noCart).toBe(
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
  const { forms } = messages;
  expect(forms.submitting).toBe('Submitting…');
  expect(forms.failed).toBe('Error processing form submission. Please reload and try again.');
  expect(forms.unknown).toBe('Unknown error, please try again later.');
  expect(forms.captcha).toBe('Complete CAPTCHA before submitting.');
  expect(forms.noKey).toBe('Could not get a form submission key, please try again later.');
  expect(forms.unparseable).toBe('Could not parse the form fields, please check your entries.');
  expect(forms.invalid).toBe('One or more fields is invalid, please check your entries.');
  expect(forms.reviewBelow).toBe('Your form has encountered a problem. Please scroll down to review.');
  expect(forms.reviewAbove).toBe('Your form has encountered a problem. Please scroll up to review.');
  expect(forms.tooLong).toBe('You have exceeded the character limit.');
  expect(forms.email('name@example.test')).toBe(
    'Email is not valid. Email addresses should follow the format name@example.test.',
  );
  expect(forms.characterCount(12, 50)).toBe('12 / 50');
  expect(forms.emptyValue).toBe('N/A');
  expect(forms.maskedPassword).toBe('__MASKED_FIELD__');
});

test('a form’s status 401, 404, 429 and 500 have sentences of their own', () => {
  expect(messages.formStatus).toEqual({
    401: 'Unable to submit form. Please try again later.',
    404: 'This form has not been configured yet.',
    429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    500: 'Unable to send form. Please try again later.',
  });
});

test('the data layer and the error overlay say the sentences of spec 2 §8', () => {
  const { dataLayer, systemError } = messages;
  expect(dataLayer.unparseable('/api/x', 'bad')).toBe(
    'Internal Error: Unable to parse server response from (/api/x) as JSON: bad',
  );
  expect(dataLayer.unauthorized).toBe('Unauthorized request');
  expect(dataLayer.internal).toBe('Internal server error. Please try again later.');
  expect(dataLayer.unavailable).toBe('This service is temporarily unavailable. Please try again later.');
  expect(dataLayer.noConnection).toBe('Unable to connect…');
  expect(systemError.title).toBe('Something Went Wrong!');
  expect(systemError.cleaned).toBe(
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  );
  expect(systemError.network).toBe('Unable to connect to the provider.  Please try again.');
  expect([systemError.reload, systemError.clear]).toEqual(['Reload Page', 'Clear']);
});

test('captcha, places, video and notices say the sentences of spec 2', () => {
  expect(messages.captcha.notSetUp).toBe('ReCaptcha has not been set up!');
  expect(messages.captcha.documentDestroyed).toBe('[GoogleReCaptchaAPI] Document was destroyed');
  expect(messages.captcha.renderFailed).toBe('Error rendering captcha into node');
  expect(messages.places.noContext).toBe('Please provide a tracking context when using Google Places API details to track cost');
  expect(messages.video.invalid).toBe('Invalid video embed.');
  expect(messages.logout).toEqual({ title: 'Logout Successful', message: 'You have been successfully logged out.' });
  expect(messages.reservation.title).toBe('Preview Only');
});

test('situations whose wording the specifications leave open have a sentence all the same', () => {
  expect(Object.values(messages.page).every((sentence) => sentence.length > 20)).toBe(true);
  expect(messages.waitFor.notFound('.cart', 300)).toBe('".cart" was not found within 300 ms');
});

test('relative time and product texts follow spec 2 §4 and §9', () => {
  const { relativeTime, products } = messages;
  expect(relativeTime.justNow).toBe('just now');
  expect(relativeTime.about(42)).toBe('about 42 seconds ago');
  expect(products.from('$5.00')).toBe('from $5.00');
  expect(products.renewsEvery('month', 1)).toBe('renews every month');
  expect(products.renewsEvery('week', 3) + products.forPayments(6)).toBe('renews every 3 weeks for 6 payments');
});
