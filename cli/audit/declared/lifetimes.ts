const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;
const monthMs = (365.25 / 12) * dayMs;
const yearMs = 365.25 * dayMs;

/** Words of units, in the languages of widespread cookie lists (our choice). */
const units: readonly (readonly [words: RegExp, ms: number])[] = [
  [/^(s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi|seconden)$/, secondMs],
  [/^(min|mins|minutes?|minuten?|minutos?|minuti|minuut)$/, minuteMs],
  [/^(h|hrs?|hours?|stunden?|std|heures?|horas?|ore|ora|uur|uren)$/, hourMs],
  [/^(d|days?|tage?n?|jours?|d[ií]as?|giorn[io]|dag|dagen)$/, dayMs],
  [/^(w|wks?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken)$/, 7 * dayMs],
  [/^(mo|mos|mth|mths|months?|monate?n?|mois|mes|meses|mes[ei]|maand|maanden)$/, monthMs],
  [/^(y|yrs?|years?|jahre?n?|ans?|ann[ée]es?|a[ñn]os?|ann[io]|jaar|jaren)$/, yearMs],
];
const numberWords: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Texts for a cookie that the browser deletes when it closes. */
const sessionText = /^(0|(browser[- ]?)?session( cookie)?|sitzung(sende)?|s[eé]ssion|sesi[oó]n|sessione|sessie)$/;
/** Texts for a cookie without a limit. */
const endlessText = /^(persistent|permanent|unlimited|unbegrenzt|never expires|never|persistant|persistente)$/;

/**
 * Returns a declared lifetime in milliseconds: 0 for a session cookie, Infinity for one without a limit. It is a number of
 * seconds, an ISO 8601 duration (`P13M`), or words (`13 months`, `1 year 1 month`, `session`). Returns null for another text.
 */
export function readLifetime(input: string | number): number | null {
  if (typeof input === 'number') return Number.isFinite(input) && input >= 0 ? input * secondMs : null;
  const text = input.trim().toLowerCase();
  if (sessionText.test(text)) return 0;
  if (endlessText.test(text)) return Number.POSITIVE_INFINITY;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * secondMs;
  return /^p[\dt]/.test(text) ? isoMs(text) : wordsMs(text);
}

function isoMs(text: string): number | null {
  const number = '(\\d+(?:[.,]\\d+)?)';
  const form = `^p(?:${number}y)?(?:${number}m)?(?:${number}w)?(?:${number}d)?(?:t(?:${number}h)?(?:${number}m)?(?:${number}s)?)?$`;
  const parts = new RegExp(form).exec(text)?.slice(1);
  if (!parts?.some(Boolean)) return null;
  const unitMs = [yearMs, monthMs, 7 * dayMs, dayMs, hourMs, minuteMs, secondMs];
  return parts.reduce((sum, part, index) => sum + Number((part ?? '0').replace(',', '.')) * (unitMs[index] ?? 0), 0);
}

function wordsMs(text: string): number | null {
  const words = text
    .replace(/[,+&]|\b(and|und|et|y|e|en)\b(?=\s*\d)/g, ' ')
    .replace(/^(up to|max\.?|bis zu|about|ca\.?|~)\s*/, '');
  const pairs = [...words.matchAll(/(\d+(?:\.\d+)?|[a-z]+)\s*[- ]?\s*([a-zñéí]+)\.?/g)];
  const rest = pairs.reduce((left, [whole]) => left.replace(whole, ''), words);
  if (pairs.length === 0 || rest.trim() !== '') return null;
  let sum = 0;
  for (const [, count = '', unit = ''] of pairs) {
    const ms = units.find(([known]) => known.test(unit))?.[1];
    const number = /^\d/.test(count) ? Number(count) : numberWords.indexOf(count);
    if (ms === undefined || number <= 0) return null;
    sum += number * ms;
  }
  return sum;
}
