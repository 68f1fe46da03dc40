import { expect, test } from 'vitest';
import { decodeContactDetails } from '../../../runtime/features/bars/contact-details.ts';
import { hostileValues } from '../../helpers/values/hostile.ts';

// overlays#info-bar-details
test('contact details come from the settings, else from the website', () => {
  const details = decodeContactDetails({
    website: { contactEmail: 'old@site.example', location: { addressTitle: 'Quay', addressLine1: '', addressLine2: 'Town' } },
    websiteSettings: { contactEmail: 'new@site.example', contactPhoneNumber: ' 01 23 ' },
  });
  expect(details).toEqual({ email: 'new@site.example', phone: '01 23', address: ['Quay', 'Town'], hours: [] });
});

// overlays#info-bar-details
test('business hours are texts or minutes of the day; a day without hours is left out', () => {
  const businessHours = {
    monday: { text: '', ranges: [{ from: 540, to: 1020 }] },
    tuesday: { text: 'by appointment', ranges: [{}] },
    wednesday: { text: '', ranges: [{}] },
    saturday: {
      ranges: [
        { from: 605, to: 780 },
        { from: 840, to: 1440 },
      ],
    },
    sunday: 'closed',
  };
  expect(decodeContactDetails({ websiteSettings: { businessHours } }).hours).toEqual([
    { day: 'Monday', text: '9:00–17:00' },
    { day: 'Tuesday', text: 'by appointment' },
    { day: 'Saturday', text: '10:05–13:00, 14:00–0:00' },
    { day: 'Sunday', text: 'closed' },
  ]);
});

test('no value makes the decoder throw', () => {
  for (const value of hostileValues) {
    expect(() => decodeContactDetails(value)).not.toThrow();
    const settings = { businessHours: { monday: value, friday: { ranges: [value] } }, location: value, contactEmail: value };
    expect(() => decodeContactDetails({ websiteSettings: settings })).not.toThrow();
  }
});
