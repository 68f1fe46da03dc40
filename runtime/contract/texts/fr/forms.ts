import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'Envoi…',
    failed: 'Une erreur est survenue lors du traitement du formulaire. Rechargez la page et réessayez.',
    unknown: 'Erreur inconnue, réessayez plus tard.',
    captcha: 'Complétez le CAPTCHA avant d’envoyer.',
    noKey: 'Impossible de préparer le formulaire, réessayez plus tard.',
    unparseable: 'Impossible de lire les champs du formulaire, vérifiez vos réponses.',
    invalid: 'Un ou plusieurs champs ne sont pas valides, vérifiez vos réponses.',
    reviewBelow: 'Votre formulaire contient une erreur. Faites défiler vers le bas pour la voir.',
    reviewAbove: 'Votre formulaire contient une erreur. Faites défiler vers le haut pour la voir.',
    tooLong: 'Vous avez dépassé le nombre de caractères autorisé.',
    email: (format) => `L’adresse e-mail n’est pas valide. Elle doit avoir la forme ${format}.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'n. d.',
  },
  formFields: {
    'validation.required': '{0} est obligatoire.',
    'validation.missingRequiredSubfields': 'Dans {0}, il manque : {1}',
    'validation.noValidSelection': 'Veuillez faire un choix valide.',
    'validation.invalidUrl': 'Veuillez saisir une adresse web valide.',
    'validation.invalidTwitterUsername': 'Veuillez saisir un nom d’utilisateur Twitter valide.',
    'validation.invalidPassword': 'Un mot de passe ne peut pas contenir d’espace.',
    'validation.invalidCurrency': 'Écrivez les montants ainsi : 1234 ou 123.99.',
    'validation.invalidCountryCode': 'L’indicatif du pays compte quatre chiffres au plus, avec ou sans le signe plus.',
    'validation.invalidDate': 'Cette date n’existe pas.',
    'validation.invalid': '{0} n’est pas valide.',
    'validation.invalidUnsignedNumber': 'Les nombres ne peuvent contenir que des chiffres.',
  },
  formStatus: {
    401: 'Impossible d’envoyer le formulaire. Réessayez plus tard.',
    404: 'Ce formulaire n’est pas encore configuré.',
    429: 'Impossible d’envoyer le formulaire : il y a eu trop d’envois. Réessayez plus tard.',
    500: 'Impossible d’envoyer le formulaire. Réessayez plus tard.',
  },
};
