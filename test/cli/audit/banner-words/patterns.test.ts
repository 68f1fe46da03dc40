// covers: cli/audit/banner-words/
import { expect, test } from 'vitest';
import { bannerPatterns } from '../../../../cli/audit/banner-words/patterns.ts';
import { takeBannerData } from '../../../../cli/audit/in-page/banner/data.ts';
import { foldText } from '../../../../cli/audit/in-page/banner/fold.ts';
import { has, kindOf } from '../../../../cli/audit/in-page/banner/kinds.ts';

takeBannerData({ patterns: bannerPatterns, makes: [] });

/** Texts of controls and of a banner in each language: accept, reject, necessary only, settings, save, and the question. */
const texts: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
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
  ar: ['قبول الكل', 'رفض الكل', 'الضرورية فقط', 'الإعدادات', 'حفظ الاختيارات', 'يستخدم هذا الموقع ملفات تعريف الارتباط.'],
  bs: ['Prihvati sve', 'Odbij sve', 'Samo neophodni', 'Postavke', 'Sačuvaj odabir', 'Ova stranica koristi kolačiće.'],
  ca: [
    'Accepta-les totes',
    'Rebutja-les totes',
    'Només les necessàries',
    'Configura',
    'Desa la selecció',
    'Aquest lloc web fa servir galetes.',
  ],
  cy: [
    'Derbyn pob cwci',
    'Gwrthod pob cwci',
    'Cwcis hanfodol yn unig',
    'Gosodiadau',
    'Cadw fy newisiadau',
    'Mae’r wefan hon yn defnyddio cwcis.',
  ],
  eu: [
    'Onartu guztiak',
    'Baztertu guztiak',
    'Beharrezkoak bakarrik',
    'Ezarpenak',
    'Gorde hautapena',
    'Webgune honek cookieak erabiltzen ditu.',
  ],
  gl: ['Aceptar todas', 'Rexeitar todas', 'Só as necesarias', 'Configurar', 'Gardar a selección', 'Este sitio usa cookies.'],
  he: ['קבל הכל', 'דחה הכל', 'רק הכרחיים', 'הגדרות', 'שמור בחירה', 'האתר משתמש בעוגיות.'],
  hi: ['सभी स्वीकार करें', 'सभी अस्वीकार करें', 'केवल आवश्यक', 'सेटिंग्स', 'चयन सहेजें', 'यह साइट कुकीज़ का उपयोग करती है।'],
  id: ['Terima semua', 'Tolak semua', 'Hanya yang diperlukan', 'Pengaturan', 'Simpan pilihan', 'Situs ini menggunakan cookie.'],
  is: ['Samþykkja allar', 'Hafna öllum', 'Aðeins nauðsynlegar', 'Stillingar', 'Vista val', 'Þessi vefur notar vefkökur.'],
  ko: ['모두 동의', '모두 거부', '필수만 허용', '쿠키 설정', '선택 저장', '이 사이트는 쿠키를 사용합니다.'],
  lb: [
    'Alles akzeptéieren',
    'Alles refuséieren',
    'Nëmmen néideg Cookien',
    'Astellungen',
    'Auswiel späicheren',
    'Dëse Site benotzt Cookien.',
  ],
  mk: ['Прифати ги сите', 'Одбиј ги сите', 'Само неопходните', 'Поставки', 'Зачувај избор', 'Овој сајт користи колачиња.'],
  oc: [
    'Tot acceptar',
    'Tot refusar',
    'Sonque los necessaris',
    'Paramètres',
    'Enregistrar ma causida',
    'Aqueste site utiliza de cookies.',
  ],
  sq: ['Prano të gjitha', 'Refuzo të gjitha', 'Vetëm të nevojshmet', 'Cilësimet', 'Ruaj zgjedhjen', 'Kjo faqe përdor cookies.'],
  sr: ['Прихвати све', 'Одбиј све', 'Само неопходни', 'Подешавања', 'Сачувај избор', 'Овај сајт користи колачиће.'],
  vi: ['Chấp nhận tất cả', 'Từ chối tất cả', 'Chỉ cookie cần thiết', 'Cài đặt', 'Lưu lựa chọn', 'Trang web này sử dụng cookie.'],
  zh: ['全部接受', '全部拒绝', '仅必要', '设置', '保存选择', '这个网站使用cookie。'],
  uk: ['Прийняти все', 'Відхилити все', 'Лише необхідні', 'Налаштування', 'Зберегти вибір', 'Сайт використовує файли cookie.'],
};

test('controls are told apart by their texts in 47 languages, in capitals too', () => {
  const wanted = ['accept', 'reject', 'reject', 'settings', 'save'];
  const found = Object.entries(texts).flatMap(([language, [...all]]) => {
    const question = all.pop() ?? '';
    const folded = foldText(question);
    const wrong = [...all, ...all.map((text) => text.toLocaleUpperCase(language))].filter(
      (text, index) => kindOf(text).kind !== wanted[index % wanted.length] || (index % wanted.length < 3 && kindOf(text).isWeak),
    );
    return [...wrong, ...(has('cookie', folded) && has('purpose', folded) ? [] : [question])];
  });
  expect(found).toEqual([]);
});

/** Texts of consent libraries that are short or unusual, with their kinds. */
const libraryTexts: Readonly<Record<string, string>> = {
  'That’s ok': 'accept',
  'I decline': 'reject',
  'Let me choose': 'settings',
  'Das ist ok': 'accept',
  'Ich lehne ab': 'reject',
  'Lassen Sie mich wählen': 'settings',
  'C’est bon.': 'accept',
  'Laissez-moi choisir': 'settings',
  'Dat is oké': 'accept',
  'Laat me kiezen': 'settings',
  'Quiero elegir': 'settings',
  'Descartar todas': 'reject',
  'Lasciatemi scegliere': 'settings',
  'Pozwól mi wybrać': 'settings',
  'Zaakceptuj wybrane': 'save',
  'Acceptera markerat': 'save',
  'Accepta les escollides': 'save',
  Renunță: 'reject',
  'У реду': 'accept',
  'Es bon': 'accept',
  没事的: 'accept',
  让我来选: 'settings',
  'Verbiete alle Cookies': 'reject',
  'Zablokuj wszystkie pliki cookies': 'reject',
  'Proíbe todos cookies': 'reject',
  'Tüm çerezleri yasaklayın': 'reject',
  'A legszükségesebbek elfogadása': 'reject',
  'Принятие необходимо': 'reject',
  동의하지않음: 'reject',
  禁用: 'reject',
};

test('controls of consent libraries are told apart by their own texts', () => {
  const found = Object.keys(libraryTexts).map((text) => [text, kindOf(text).kind]);
  expect(Object.fromEntries(found)).toEqual(libraryTexts);
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
    'Jetzt Abo abschließen': 'pay',
    'Accept and subscribe for 2 € a month': 'pay',
    'Reject all and subscribe for € 5': 'pay',
    'Alle ablehnen für 2,99 €/Monat': 'pay',
    'Tout refuser et s’abonner': 'pay',
    'Accept all, or pay for an ad-free site': 'accept',
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

test.each([
  ['Elvet', 'reject'],
  ['Fogadj el mindent', 'accept'],
  ['Tacka nej till alla', 'reject'],
  ['Disable Cookies', 'reject'],
  ['İzin', 'accept'],
  ['Geselecteerde', 'save'],
])('“%s”, of a library on npm, is %s', (text, kind) => expect(kindOf(text).kind).toBe(kind));
