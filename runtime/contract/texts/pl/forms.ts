import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'Wysyłanie…',
    failed: 'Nie udało się przetworzyć formularza. Odśwież stronę i spróbuj ponownie.',
    unknown: 'Nieznany błąd, spróbuj ponownie później.',
    captcha: 'Przed wysłaniem wypełnij CAPTCHA.',
    noKey: 'Nie udało się przygotować formularza, spróbuj ponownie później.',
    unparseable: 'Nie udało się odczytać pól formularza, sprawdź swoje odpowiedzi.',
    invalid: 'Co najmniej jedno pole jest nieprawidłowe, sprawdź swoje odpowiedzi.',
    reviewBelow: 'W formularzu jest błąd. Przewiń w dół, aby go zobaczyć.',
    reviewAbove: 'W formularzu jest błąd. Przewiń w górę, aby go zobaczyć.',
    tooLong: 'Przekroczono limit znaków.',
    email: (format) => `Adres e-mail jest nieprawidłowy. Powinien mieć postać ${format}.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'nie dotyczy',
  },
  formFields: {
    'validation.required': 'Pole {0} jest wymagane.',
    'validation.missingRequiredSubfields': 'W polu {0} brakuje: {1}',
    'validation.noValidSelection': 'Wybierz jedną z dostępnych opcji.',
    'validation.invalidUrl': 'Podaj prawidłowy adres strony.',
    'validation.invalidTwitterUsername': 'Podaj prawidłową nazwę użytkownika Twittera.',
    'validation.invalidPassword': 'Hasło nie może zawierać spacji.',
    'validation.invalidCurrency': 'Kwoty zapisuj tak: 1234 lub 123.99.',
    'validation.invalidCountryCode': 'Numer kierunkowy kraju ma najwyżej cztery cyfry, z plusem lub bez.',
    'validation.invalidDate': 'Taka data nie istnieje.',
    'validation.invalid': 'Pole {0} jest nieprawidłowe.',
    'validation.invalidUnsignedNumber': 'Liczba może zawierać tylko cyfry.',
  },
  formStatus: {
    401: 'Nie udało się wysłać formularza. Spróbuj ponownie później.',
    404: 'Ten formularz nie jest jeszcze skonfigurowany.',
    429: 'Nie udało się wysłać formularza: wysłano ich zbyt wiele. Spróbuj ponownie później.',
    500: 'Nie udało się wysłać formularza. Spróbuj ponownie później.',
  },
};
