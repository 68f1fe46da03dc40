// covers: cli/audit/banner-words/
import { expect, test } from 'vitest';
import type { Language } from '../../../../cli/audit/banner-words/languages.ts';
import { bannerPatterns } from '../../../../cli/audit/banner-words/patterns.ts';
import { takeBannerData } from '../../../../cli/audit/in-page/banner/data.ts';
import { foldText } from '../../../../cli/audit/in-page/banner/fold.ts';
import { has, kindOf } from '../../../../cli/audit/in-page/banner/kinds.ts';

takeBannerData({ patterns: bannerPatterns, makes: [] });

/** Texts of controls and of a banner in each language: accept, reject, necessary only, settings, save, and the question. */
const texts: Readonly<Record<Language, readonly [string, string, string, string, string, string]>> = {
  bg: [
    'Приемам всички',
    'Отхвърляне на всички',
    'Само необходимите',
    'Настройки',
    'Запазване на избора',
    'Този сайт използва бисквитки.',
  ],
  cs: ['Přijmout vše', 'Odmítnout vše', 'Pouze nezbytné', 'Nastavení', 'Uložit výběr', 'Tento web používá soubory cookie.'],
  da: ['Accepter alle', 'Afvis alle', 'Kun nødvendige', 'Indstillinger', 'Gem valg', 'Hjemmesiden bruger cookies.'],
  de: [
    'Alle akzeptieren',
    'Alle ablehnen',
    'Nur notwendige Cookies',
    'Einstellungen',
    'Auswahl speichern',
    'Diese Website nutzt Cookies.',
  ],
  el: [
    'Αποδοχή όλων',
    'Απόρριψη όλων',
    'Μόνο τα απαραίτητα',
    'Ρυθμίσεις',
    'Αποθήκευση επιλογών',
    'Αυτός ο ιστότοπος χρησιμοποιεί cookies.',
  ],
  en: ['Accept all cookies', 'Reject all', 'Necessary only', 'Manage options', 'Confirm my choices', 'This site uses cookies.'],
  es: ['Aceptar todo', 'Rechazar todo', 'Solo las necesarias', 'Configurar', 'Guardar selección', 'Este sitio usa cookies.'],
  et: ['Nõustun kõigiga', 'Keeldun kõigist', 'Ainult vajalikud', 'Seaded', 'Salvesta valik', 'See veebileht kasutab küpsiseid.'],
  fi: [
    'Hyväksy kaikki',
    'Hylkää kaikki',
    'Vain välttämättömät',
    'Evästeasetukset',
    'Tallenna valinnat',
    'Sivusto käyttää evästeitä.',
  ],
  fr: [
    'Tout accepter',
    'Tout refuser',
    'Uniquement les nécessaires',
    'Personnaliser',
    'Enregistrer mes choix',
    'Ce site utilise des cookies.',
  ],
  ga: [
    'Glac le gach ceann',
    'Diúltaigh do gach ceann',
    'Riachtanach amháin',
    'Socruithe',
    'Sábháil roghanna',
    'Úsáideann an suíomh seo fianáin.',
  ],
  hr: ['Prihvati sve', 'Odbij sve', 'Samo nužni', 'Postavke', 'Spremi odabir', 'Ova stranica koristi kolačiće.'],
  hu: [
    'Összes elfogadása',
    'Összes elutasítása',
    'Csak a szükségesek',
    'Beállítások',
    'Kiválasztás mentése',
    'A weboldal sütiket használ.',
  ],
  it: ['Accetta tutti', 'Rifiuta tutti', 'Solo necessari', 'Personalizza', 'Salva le scelte', 'Questo sito usa i cookie.'],
  ja: ['すべて同意する', 'すべて拒否する', '必要なCookieのみ', '設定', '選択を保存', 'このサイトはクッキーを使用します。'],
  lt: ['Sutinku su visais', 'Atmesti visus', 'Tik būtini', 'Nustatymai', 'Išsaugoti pasirinkimą', 'Svetainė naudoja slapukus.'],
  lv: [
    'Piekrītu visām',
    'Noraidīt visas',
    'Tikai nepieciešamās',
    'Iestatījumi',
    'Saglabāt izvēli',
    'Šī vietne izmanto sīkdatnes.',
  ],
  mt: [
    'Aċċetta kollox',
    'Irrifjuta kollox',
    'Dawk meħtieġa biss',
    'Preferenzi',
    'Issejvja l-għażla',
    'Dan is-sit juża l-cookies.',
  ],
  nb: ['Godta alle', 'Avvis alle', 'Bare nødvendige', 'Innstillinger', 'Lagre valg', 'Nettstedet bruker informasjonskapsler.'],
  nl: [
    'Alles accepteren',
    'Alles weigeren',
    'Alleen noodzakelijke',
    'Instellingen',
    'Keuze opslaan',
    'Deze website gebruikt cookies.',
  ],
  pl: ['Akceptuję wszystkie', 'Odrzuć wszystkie', 'Tylko niezbędne', 'Ustawienia', 'Zapisz wybór', 'Ta strona używa ciasteczek.'],
  pt: ['Aceitar tudo', 'Rejeitar tudo', 'Apenas necessários', 'Configurações', 'Guardar seleção', 'Este site usa cookies.'],
  ro: ['Accept toate', 'Respinge toate', 'Doar cele necesare', 'Setări', 'Salvează selecția', 'Acest site folosește cookie-uri.'],
  ru: ['Принять все', 'Отклонить все', 'Только необходимые', 'Настройки', 'Сохранить выбор', 'Сайт использует куки.'],
  sk: [
    'Prijať všetko',
    'Odmietnuť všetko',
    'Iba nevyhnutné',
    'Nastavenia',
    'Uložiť výber',
    'Táto stránka používa súbory cookie.',
  ],
  sl: ['Sprejmi vse', 'Zavrni vse', 'Samo nujni', 'Nastavitve', 'Shrani izbiro', 'Spletno mesto uporablja piškotke.'],
  sv: ['Godkänn alla', 'Neka alla', 'Endast nödvändiga', 'Inställningar', 'Spara val', 'Webbplatsen använder kakor.'],
  tr: ['Tümünü kabul et', 'Tümünü reddet', 'Yalnızca gerekli', 'Ayarlar', 'Seçimi kaydet', 'Bu site çerez kullanır.'],
  uk: ['Прийняти все', 'Відхилити все', 'Лише необхідні', 'Налаштування', 'Зберегти вибір', 'Сайт використовує файли cookie.'],
};

test('controls are told apart by their texts in 29 languages, in capitals too', () => {
  const wanted = ['accept', 'reject', 'reject', 'settings', 'save'];
  const found = Object.entries(texts).flatMap(([language, [...all]]) => {
    const question = all.pop() ?? '';
    const folded = foldText(question);
    const wrong = [...all, ...all.map((text) => text.toLocaleUpperCase(language))].filter(
      (text, index) => kindOf(text).kind !== wanted[index % wanted.length] || kindOf(text).isWeak,
    );
    return [...wrong, ...(has('cookie', folded) && has('purpose', folded) ? [] : [question])];
  });
  expect(found).toEqual([]);
});

test('a text that only seems to be of one kind is of another', () => {
  const kinds: Readonly<Record<string, string>> = {
    'Continue without accepting': 'reject',
    'Continuer sans accepter →': 'reject',
    'Weiter ohne Einwilligung': 'reject',
    'Ich stimme nicht zu': 'reject',
    'I do not accept': 'reject',
    'Do not consent': 'reject',
    'Accept necessary cookies': 'reject',
    'Nur technisch notwendige Cookies zulassen': 'reject',
    'Je n’accepte pas': 'reject',
    'Nu accept': 'reject',
    Nesouhlasím: 'reject',
    'Accepteren en sluiten': 'accept',
    'Zgadzam się na wszystko': 'accept',
    'OK, tout accepter': 'accept',
    'Accept and close': 'accept',
    'Alle akzeptieren und speichern': 'accept',
    'Ausgewählte Cookies zulassen': 'save',
    'Allow selection': 'save',
    'Einstellungen speichern': 'save',
    'Beállítások mentése': 'save',
    'Tillad valgte': 'save',
    'Manage consent': 'settings',
    'Learn more and customise': 'settings',
    'Mehr erfahren': 'other',
    'Weitere Informationen': 'other',
    'Jetzt Abo abschließen': 'other',
    'Accept and subscribe for 2 € a month': 'other',
    'Add to cart': 'other',
    '×': 'close',
    Schließen: 'close',
    '': 'other',
  };
  const found = Object.keys(kinds).map((text) => [text, kindOf(text).kind]);
  expect(Object.fromEntries(found)).toEqual(kinds);
});

test('a text that acknowledges a notice is a weak consent', () => {
  for (const text of ['OK', 'Got it!', 'Verstanden', 'Compris', 'Rozumiem', 'Har förstått, jag förstår', 'Понятно', '了解'])
    expect(kindOf(text)).toEqual({ kind: 'accept', isWeak: true });
});
