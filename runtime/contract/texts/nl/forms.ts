import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'Verzenden…',
    failed: 'Het formulier kon niet worden verwerkt. Laad de pagina opnieuw en probeer het nog eens.',
    unknown: 'Onbekende fout, probeer het later nog eens.',
    captcha: 'Vul de CAPTCHA in voordat je verzendt.',
    noKey: 'Het formulier kon niet worden voorbereid, probeer het later nog eens.',
    unparseable: 'De velden konden niet worden gelezen, controleer je antwoorden.',
    invalid: 'Een of meer velden zijn ongeldig, controleer je antwoorden.',
    reviewBelow: 'Er is een probleem met je formulier. Scrol omlaag om het te zien.',
    reviewAbove: 'Er is een probleem met je formulier. Scrol omhoog om het te zien.',
    tooLong: 'Je hebt te veel tekens ingevoerd.',
    email: (format) => `Het e-mailadres is ongeldig. Het moet de vorm ${format} hebben.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'n.v.t.',
  },
  formFields: {
    'validation.required': '{0} is verplicht.',
    'validation.missingRequiredSubfields': 'In {0} ontbreekt: {1}',
    'validation.noValidSelection': 'Maak een geldige keuze.',
    'validation.invalidUrl': 'Vul een geldig webadres in.',
    'validation.invalidTwitterUsername': 'Vul een geldige Twitter-gebruikersnaam in.',
    'validation.invalidPassword': 'Wachtwoorden mogen geen spaties bevatten.',
    'validation.invalidCurrency': 'Schrijf bedragen als 1234 of 123.99.',
    'validation.invalidCountryCode': 'De landcode heeft ten hoogste vier cijfers, met of zonder plusteken.',
    'validation.invalidDate': 'Deze datum bestaat niet.',
    'validation.invalid': '{0} is niet geldig.',
    'validation.invalidUnsignedNumber': 'Getallen mogen alleen uit cijfers bestaan.',
  },
  formStatus: {
    401: 'Het formulier kon niet worden verzonden. Probeer het later nog eens.',
    404: 'Dit formulier is nog niet ingesteld.',
    429: 'Het formulier kon niet worden verzonden: er waren te veel verzendingen. Probeer het later nog eens.',
    500: 'Het formulier kon niet worden verzonden. Probeer het later nog eens.',
  },
};
