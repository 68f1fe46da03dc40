import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'Enviando…',
    failed: 'Erro ao processar o formulário. Recarregue a página e tente de novo.',
    unknown: 'Erro desconhecido, tente mais tarde.',
    captcha: 'Complete o CAPTCHA antes de enviar.',
    noKey: 'Não foi possível preparar o formulário, tente mais tarde.',
    unparseable: 'Não foi possível ler os campos, verifique suas respostas.',
    invalid: 'Um ou mais campos não são válidos, verifique suas respostas.',
    reviewBelow: 'Há um problema no formulário. Role para baixo para ver.',
    reviewAbove: 'Há um problema no formulário. Role para cima para ver.',
    tooLong: 'Você passou do limite de caracteres.',
    email: (format) => `O e-mail não é válido. Ele deve ter o formato ${format}.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'N/D',
  },
  formFields: {
    'validation.required': '{0} é obrigatório.',
    'validation.missingRequiredSubfields': 'Em {0} falta: {1}',
    'validation.noValidSelection': 'Escolha uma opção válida.',
    'validation.invalidUrl': 'Digite um endereço web válido.',
    'validation.invalidTwitterUsername': 'Digite um nome de usuário do Twitter válido.',
    'validation.invalidPassword': 'As senhas não podem conter espaços.',
    'validation.invalidCurrency': 'Escreva os valores assim: 1234 ou 123.99.',
    'validation.invalidCountryCode': 'O código do país tem até quatro algarismos, com ou sem o sinal de mais.',
    'validation.invalidDate': 'Esta data não existe.',
    'validation.invalid': '{0} não é válido.',
    'validation.invalidUnsignedNumber': 'Os números só podem conter algarismos.',
  },
  formStatus: {
    401: 'Não foi possível enviar o formulário. Tente mais tarde.',
    404: 'Este formulário ainda não foi configurado.',
    429: 'Não foi possível enviar o formulário: houve envios demais. Tente mais tarde.',
    500: 'Não foi possível enviar o formulário. Tente mais tarde.',
  },
};
