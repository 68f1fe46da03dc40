import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'Enviando…',
    failed: 'No se ha podido procesar el formulario. Vuelve a cargar la página e inténtalo de nuevo.',
    unknown: 'Error desconocido, inténtalo más tarde.',
    captcha: 'Completa el CAPTCHA antes de enviar.',
    noKey: 'No se ha podido preparar el formulario, inténtalo más tarde.',
    unparseable: 'No se han podido leer los campos, revisa tus respuestas.',
    invalid: 'Uno o varios campos no son válidos, revisa tus respuestas.',
    reviewBelow: 'Hay un problema en el formulario. Desplázate hacia abajo para verlo.',
    reviewAbove: 'Hay un problema en el formulario. Desplázate hacia arriba para verlo.',
    tooLong: 'Has superado el límite de caracteres.',
    email: (format) => `El correo electrónico no es válido. Debe tener el formato ${format}.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'N/D',
  },
  formFields: {
    'validation.required': '{0} es obligatorio.',
    'validation.missingRequiredSubfields': 'En {0} falta: {1}',
    'validation.noValidSelection': 'Elija una opción válida.',
    'validation.invalidUrl': 'Escriba una dirección web válida.',
    'validation.invalidTwitterUsername': 'Escriba un nombre de usuario de Twitter válido.',
    'validation.invalidPassword': 'Las contraseñas no pueden contener espacios.',
    'validation.invalidCurrency': 'Escriba los importes así: 1234 o 123.99.',
    'validation.invalidCountryCode': 'El prefijo del país tiene hasta cuatro cifras, con o sin signo más.',
    'validation.invalidDate': 'Esta fecha no existe.',
    'validation.invalid': '{0} no es válido.',
    'validation.invalidUnsignedNumber': 'Los números solo pueden contener cifras.',
  },
  formStatus: {
    401: 'No se ha podido enviar el formulario. Inténtalo más tarde.',
    404: 'Este formulario todavía no está configurado.',
    429: 'No se ha podido enviar el formulario: ha habido demasiados envíos. Inténtalo más tarde.',
    500: 'No se ha podido enviar el formulario. Inténtalo más tarde.',
  },
};
