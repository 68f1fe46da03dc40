import type { FormTexts } from '../texts.ts';

export const texts: FormTexts = {
  forms: {
    submitting: 'בשליחה…',
    failed: 'לא ניתן לעבד את הטופס. טענו את הדף מחדש ונסו שוב.',
    unknown: 'שגיאה לא ידועה, נסו שוב מאוחר יותר.',
    captcha: 'השלימו את ה-CAPTCHA לפני השליחה.',
    noKey: 'לא ניתן להכין את הטופס, נסו שוב מאוחר יותר.',
    unparseable: 'לא ניתן לקרוא את שדות הטופס, בדקו את מה שמילאתם.',
    invalid: 'שדה אחד או יותר אינו תקין, בדקו את מה שמילאתם.',
    reviewBelow: 'יש בעיה בטופס. גללו למטה כדי לראות אותה.',
    reviewAbove: 'יש בעיה בטופס. גללו למעלה כדי לראות אותה.',
    tooLong: 'חרגתם ממספר התווים המותר.',
    email: (format) => `כתובת הדוא״ל אינה תקינה. כתובת דוא״ל נכתבת בצורה ${format}.`,
    characterCount: (length, max) => `${length} / ${max}`,
    emptyValue: 'לא רלוונטי',
  },
  formFields: {
    'validation.required': 'יש למלא את השדה {0}.',
    'validation.missingRequiredSubfields': 'בשדה {0} חסר: {1}',
    'validation.noValidSelection': 'יש לבחור אפשרות תקינה.',
    'validation.invalidUrl': 'יש להזין כתובת אתר תקינה.',
    'validation.invalidTwitterUsername': 'יש להזין שם משתמש תקין בטוויטר.',
    'validation.invalidPassword': 'סיסמה אינה יכולה להכיל רווחים.',
    'validation.invalidCurrency': 'סכום נכתב כך: 1234 או 123.99.',
    'validation.invalidCountryCode': 'קידומת המדינה היא עד ארבע ספרות, עם סימן פלוס או בלעדיו.',
    'validation.invalidDate': 'התאריך הזה אינו קיים.',
    'validation.invalid': 'השדה {0} אינו תקין.',
    'validation.invalidUnsignedNumber': 'מספר יכול להכיל ספרות בלבד.',
  },
  formStatus: {
    401: 'לא ניתן לשלוח את הטופס. נסו שוב מאוחר יותר.',
    404: 'הטופס הזה עדיין לא הוגדר.',
    429: 'לא ניתן לשלוח את הטופס: נשלחו יותר מדי טפסים. נסו שוב מאוחר יותר.',
    500: 'לא ניתן לשלוח את הטופס. נסו שוב מאוחר יותר.',
  },
};
