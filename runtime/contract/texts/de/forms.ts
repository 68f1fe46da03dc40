import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'Wird gesendet …',
    failed: 'Das Formular konnte nicht verarbeitet werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    unknown: 'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.',
    captcha: 'Bitte lösen Sie vor dem Senden das CAPTCHA.',
    noKey: 'Das Formular konnte nicht vorbereitet werden, bitte versuchen Sie es später noch einmal.',
    unparseable: 'Die Felder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
    invalid: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
    reviewBelow: 'In Ihrem Formular ist ein Fehler. Bitte scrollen Sie nach unten, um ihn zu sehen.',
    reviewAbove: 'In Ihrem Formular ist ein Fehler. Bitte scrollen Sie nach oben, um ihn zu sehen.',
    tooLong: 'Sie haben zu viele Zeichen eingegeben.',
    email: (format) => `Die E-Mail-Adresse ist ungültig. E-Mail-Adressen haben die Form ${format}.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'k. A.',
  },
  formFields: {
    'validation.required': '{0} ist erforderlich.',
    'validation.missingRequiredSubfields': 'In {0} fehlt: {1}',
    'validation.noValidSelection': 'Bitte treffen Sie eine gültige Auswahl.',
    'validation.invalidUrl': 'Bitte geben Sie eine gültige Webadresse ein.',
    'validation.invalidTwitterUsername': 'Bitte geben Sie einen gültigen Twitter-Namen ein.',
    'validation.invalidPassword': 'Passwörter dürfen keine Leerzeichen enthalten.',
    'validation.invalidCurrency': 'Bitte schreiben Sie Beträge wie 1234 oder 123.99.',
    'validation.invalidCountryCode': 'Die Landesvorwahl besteht aus bis zu vier Ziffern, auch mit einem Plus davor.',
    'validation.invalidDate': 'Dieses Datum gibt es nicht.',
    'validation.invalid': '{0} ist ungültig.',
    'validation.invalidUnsignedNumber': 'Zahlen dürfen nur aus Ziffern bestehen.',
  },
  formStatus: {
    401: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
    404: 'Dieses Formular ist noch nicht eingerichtet.',
    429: 'Das Formular konnte nicht gesendet werden: Es kamen zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    500: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  },
};
