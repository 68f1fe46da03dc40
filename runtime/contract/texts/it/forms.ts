import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'Invio in corso…',
    failed: 'Errore nell’elaborazione del modulo. Ricarica la pagina e riprova.',
    unknown: 'Errore sconosciuto, riprova più tardi.',
    captcha: 'Completa il CAPTCHA prima di inviare.',
    noKey: 'Non è stato possibile preparare il modulo, riprova più tardi.',
    unparseable: 'Non è stato possibile leggere i campi, controlla i dati inseriti.',
    invalid: 'Uno o più campi non sono validi, controlla i dati inseriti.',
    reviewBelow: 'C’è un problema nel modulo. Scorri verso il basso per vederlo.',
    reviewAbove: 'C’è un problema nel modulo. Scorri verso l’alto per vederlo.',
    tooLong: 'Hai superato il limite di caratteri.',
    email: (format) => `L’indirizzo e-mail non è valido. Deve avere il formato ${format}.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'N/D',
  },
  formFields: {
    'validation.required': '{0} è obbligatorio.',
    'validation.missingRequiredSubfields': 'In {0} manca: {1}',
    'validation.noValidSelection': 'Scegliere un’opzione valida.',
    'validation.invalidUrl': 'Inserire un indirizzo web valido.',
    'validation.invalidTwitterUsername': 'Inserire un nome utente di Twitter valido.',
    'validation.invalidPassword': 'Le password non possono contenere spazi.',
    'validation.invalidCurrency': 'Scrivere gli importi così: 1234 o 123.99.',
    'validation.invalidCountryCode': 'Il prefisso del Paese ha fino a quattro cifre, con o senza il segno più.',
    'validation.invalidDate': 'Questa data non esiste.',
    'validation.invalid': '{0} non è valido.',
    'validation.invalidUnsignedNumber': 'I numeri possono contenere solo cifre.',
  },
  formStatus: {
    401: 'Impossibile inviare il modulo. Riprova più tardi.',
    404: 'Questo modulo non è ancora configurato.',
    429: 'Impossibile inviare il modulo: ci sono stati troppi invii. Riprova più tardi.',
    500: 'Impossibile inviare il modulo. Riprova più tardi.',
  },
};
