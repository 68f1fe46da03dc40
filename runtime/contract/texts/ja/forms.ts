import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: '送信中…',
    failed: 'フォームを処理できませんでした。ページを再読み込みして、もう一度お試しください。',
    unknown: '不明なエラーです。しばらくしてからもう一度お試しください。',
    captcha: '送信する前に CAPTCHA を完了してください。',
    noKey: 'フォームを準備できませんでした。しばらくしてからもう一度お試しください。',
    unparseable: 'フォームの項目を読み取れませんでした。入力内容をご確認ください。',
    invalid: '正しくない項目があります。入力内容をご確認ください。',
    reviewBelow: 'フォームに問題があります。下にスクロールしてご確認ください。',
    reviewAbove: 'フォームに問題があります。上にスクロールしてご確認ください。',
    tooLong: '文字数の上限を超えています。',
    email: (format) => `メールアドレスが正しくありません。${format} の形式で入力してください。`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: '該当なし',
  },
  formFields: {
    'validation.required': '{0}は必須です。',
    'validation.missingRequiredSubfields': '{0}に入力されていない項目があります：{1}',
    'validation.noValidSelection': '有効な選択肢を選んでください。',
    'validation.invalidUrl': '有効なURLを入力してください。',
    'validation.invalidTwitterUsername': '有効なTwitterのユーザー名を入力してください。',
    'validation.invalidPassword': 'パスワードに空白は使えません。',
    'validation.invalidCurrency': '金額は1234または123.99のように入力してください。',
    'validation.invalidCountryCode': '国番号は4桁以内の数字です。先頭に＋を付けることもできます。',
    'validation.invalidDate': 'この日付は存在しません。',
    'validation.invalid': '{0}が正しくありません。',
    'validation.invalidUnsignedNumber': '数字だけを入力してください。',
  },
  formStatus: {
    401: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
    404: 'このフォームはまだ設定されていません。',
    429: '送信回数の上限を超えたため、フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
    500: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
  },
};
