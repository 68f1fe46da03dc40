import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventMessages } from '../../runtime/contract/analytics/constants.ts';
import { dataLayerMessages } from '../../runtime/contract/calls/constants.ts';
import {
  checkoutMessages,
  logoutMessages,
  productMessages,
  reservationMessages,
} from '../../runtime/contract/commerce/constants.ts';
import { systemErrorMessages } from '../../runtime/contract/errors/constants.ts';
import { exampleEmail, formMessages, formStatusMessages } from '../../runtime/contract/forms/constants.ts';
import { badColumnWidth, galleryMessages, noLightbox, noLoader } from '../../runtime/contract/gallery/constants.ts';
import { relativeTimeMessages, waitForMessages } from '../../runtime/contract/helpers/constants.ts';
import { imageMessages } from '../../runtime/contract/images/constants.ts';
import { mapMessages } from '../../runtime/contract/maps/constants.ts';
import { chunkFailedMessage, pageMessages, startMessages } from '../../runtime/contract/site/constants.ts';
import { captchaMessages, placesMessages } from '../../runtime/contract/third-parties/constants.ts';
import { invalidEmbed, noVideoLoader } from '../../runtime/contract/video/constants.ts';
import { performanceMessages } from '../../runtime/contract/vitals/constants.ts';

test(
  'chunks, reports, events and images have their documented sentences: errors#chunk-failure, vitals#settings-status, ' +
    'analytics#event-failure, images#loader-problems',
  () => {
    expect(chunkFailedMessage('gallery')).toBe('Loading chunk gallery failed');
    expect(performanceMessages).toEqual({
      unexpectedStatus: 'XHR request DONE with unexpected status',
      settingsTimeout: 'Metric settings request timeout',
    });
    expect(eventMessages.failed(503)).toBe('Error tracking event: HTTP Status 503');
    expect(eventMessages.noPayload).toBe('no payload');
    expect(Object.values(imageMessages)).toEqual([
      'No image',
      'No images',
      'No root node',
      'not a valid node',
      'Element is not a valid image element',
      'Invalid or missing image source',
    ]);
  },
);

test(
  'galleries have their documented sentences: gallery#data-unusable, gallery#unknown-design, gallery#unknown-transition, ' +
    'errors#loader-missing, lightbox#lightbox-missing',
  () => {
    expect(galleryMessages.unparseable).toBe('Error decoding gallery block data');
    expect(galleryMessages.missing).toBe('Error evaluating gallery block data');
    expect(noVideoLoader).toBe('VideoLoader not found');
    expect(noLoader).toBe('Loader2 not found');
    expect(noLightbox).toBe('lightboxify is not available in this tier');
    expect(galleryMessages.unknownDesign).toBe('These are not the gallery designs you are looking for');
    expect(galleryMessages.unknownTransition('zoom')).toBe('Could not find transition named zoom');
  },
);

// commerce#checkout-standard
test('checkout and forms have their documented sentences: commerce#checkout-standard, forms#messages', () => {
  expect(checkoutMessages.noCart).toBe(
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
  expect(formMessages.submitting).toBe('Submitting…');
  expect(formMessages.failed).toBe('Error processing form submission. Please reload and try again.');
  expect(formMessages.unknown).toBe('Unknown error, please try again later.');
  expect(formMessages.captcha).toBe('Complete CAPTCHA before submitting.');
  expect(formMessages.noKey).toBe('Could not get a form submission key, please try again later.');
  expect(formMessages.unparseable).toBe('Could not parse the form fields, please check your entries.');
  expect(formMessages.invalid).toBe('One or more fields is invalid, please check your entries.');
  expect(formMessages.reviewBelow).toBe('Your form has encountered a problem. Please scroll down to review.');
  expect(formMessages.reviewAbove).toBe('Your form has encountered a problem. Please scroll up to review.');
  expect(formMessages.tooLong).toBe('You have exceeded the character limit.');
  expect(formMessages.email('name@example.test')).toBe(
    'Email is not valid. Email addresses should follow the format name@example.test.',
  );
  expect(formMessages.characterCount(12, 50)).toBe('12 / 50');
  expect(formMessages.emptyValue).toBe('N/A');
  expect(formMessages.maskedPassword).toBe('__MASKED_FIELD__');
});

test('a form’s status 401, 404, 429 and 500 have sentences of their own: forms#status-messages', () => {
  expect(formStatusMessages).toEqual({
    401: 'Unable to submit form. Please try again later.',
    404: 'This form has not been configured yet.',
    429: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    500: 'Unable to send form. Please try again later.',
  });
});

test('the data layer and the error overlay have their documented sentences: calls#network-messages, errors#system-error', () => {
  expect(dataLayerMessages.unparseable('/api/x', 'bad')).toBe(
    'Internal Error: Unable to parse server response from (/api/x) as JSON: bad',
  );
  expect(dataLayerMessages.unauthorized).toBe('Unauthorized request');
  expect(dataLayerMessages.internal).toBe('Internal server error. Please try again later.');
  expect(dataLayerMessages.unavailable).toBe('This service is temporarily unavailable. Please try again later.');
  expect(dataLayerMessages.noConnection).toBe('Unable to connect…');
  expect(systemErrorMessages.title).toBe('Something Went Wrong!');
  expect(systemErrorMessages.cleaned).toBe(
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  );
  expect(systemErrorMessages.network).toBe('Unable to connect to the provider.  Please try again.');
  expect([systemErrorMessages.reload, systemErrorMessages.clear]).toEqual(['Reload Page', 'Clear']);
});

test('captcha, places, video and notices have their documented sentences: forms#captcha-missing, forms#places-context', () => {
  expect(captchaMessages.notSetUp).toBe('ReCaptcha has not been set up!');
  expect(captchaMessages.documentDestroyed).toBe('[GoogleReCaptchaAPI] Document was destroyed');
  expect(captchaMessages.renderFailed).toBe('Error rendering captcha into node');
  expect(placesMessages.noContext).toBe('Please provide a tracking context when using Google Places API details to track cost');
  expect(invalidEmbed).toBe('Invalid video embed.');
  expect(logoutMessages).toEqual({ title: 'Logout Successful', message: 'You have been successfully logged out.' });
  expect(reservationMessages.title).toBe('Preview Only');
});

test('situations without a documented wording have a sentence that names the problem and the remedy', () => {
  const { missingName, ...fixedMessages } = pageMessages;
  expect(missingName('Y.io')).toBe('Y.io is not available: what the page does with it has no effect');
  expect({ ...startMessages, ...fixedMessages }).toEqual({
    secondRun: expect.stringMatching(/two runtimes/),
    'no-environment': expect.stringMatching(/no Static\.SQUARESPACE_CONTEXT/),
    spoilt: expect.stringMatching(/replaced built-in functions/),
    globalTween: expect.stringMatching(/global tween is no longer supported.*remove its usage or include your own copy/),
    galleryWithoutContainer: expect.stringMatching(/needs a container/),
  });
  expect(waitForMessages.notFound('.cart', 300)).toBe('".cart" was not found within 300 ms');
  expect(waitForMessages.missingParent).toBe('The parent element is missing');
  expect(waitForMessages.missingParentOrSelector).toBe('A parent element and a selector are needed');
  expect(reservationMessages.message).toBe('This is a preview. Please log out to use the reservation form.');
  expect(reservationMessages.logOut).toBe('Log out');
  expect(exampleEmail).toBe('name@site.example');
  expect(mapMessages.timeout).toBe('Loading the map library timed out');
  expect(mapMessages.refused).toBe('The map library refuses the key of this page');
  expect(badColumnWidth).toBe('autocolumns needs a columnWidth that is a positive number');
});

test('no sentence of the contract is missing here', async () => {
  const here = readFileSync('test/conformance/spec-sentences.test.ts', 'utf8');
  const files = readdirSync('runtime/contract', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|[/\\])constants\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(10);
  const missing: string[] = [];
  for (const file of files) {
    const exported = (await import(join(process.cwd(), 'runtime/contract', file))) as Record<string, unknown>;
    const sentences = Object.values(exported).flatMap((value) =>
      typeof value === 'object' && value ? Object.values(value) : value,
    );
    for (const sentence of sentences) {
      const isProved = typeof sentence !== 'string' || !sentence.includes(' ') || here.includes(sentence);
      // Sentences of the page have no documented wording, and those of the banner are translated; other tests name each of them.
      if (!isProved && !/^(site|consent)[/\\]/.test(file)) missing.push(`${file}: ${sentence}`);
    }
  }
  expect(missing).toEqual([]);
});

// commerce#subscription-text, commerce#from-price
test('relative time and product texts have their documented form: helpers#relative-time, commerce#subscription-text', () => {
  expect(relativeTimeMessages.justNow).toBe('just now');
  expect(relativeTimeMessages.about(42)).toBe('about 42 seconds ago');
  expect(productMessages.from('$5.00')).toBe('from $5.00');
  expect(productMessages.renewsEvery('month', 1)).toBe('renews every month');
  expect(productMessages.renewsEvery('week', 3) + productMessages.forPayments(6)).toBe('renews every 3 weeks for 6 payments');
});
