import type { Reopening } from '../../artifacts/artifacts.ts';
import type { Tab } from '../../browser/browser.ts';
import { inTime } from '../../browser/in-time.ts';
import { waitMs } from '../../browser/waits.ts';
import type { ReopeningSigns } from '../../in-page/find-reopening.ts';
import type { PageTime } from '../pace/page-time.ts';
import { SkippedError } from '../pages/visit-errors.ts';
import type { VisitOptions } from '../visit-options.ts';
import { asBanner, type BannerFinder } from './banner-finder.ts';
import { unanswered } from './consent-rules.ts';
import type { SeenPage } from './see-banner.ts';

/** Beginnings of words for cookies, consent and privacy, in the languages of the European Union and others. */
const subjects = [
  'cookie|consent|privacy|gdpr|kakor|kaka|informasjonskaps|eväste|küpsis|sīkdat|slapuk|sušenk|piškot|kolačić|бисквит|süti|çerez',
  'クッキー|쿠키|куки|ciastecz|fianán|datenschutz|privatsphäre|einwilligung|confidentialité|vie privée|consentement|consentimiento',
  'consentimento|consenso|privacidad|privacidade|toestemming|samtykke|samtycke|zgod|souhlas|súhlas|hozzájárul|συγκατάθεσ|απορρήτου',
  'rıza|gizlilik|suostumu|integritet|personvern|privatliv|yksityisyy|prywatno|soukromí|súkrom|adatvéd|согласи|конфиденц|поверителн',
  'zasebnost|privatnost|privātum|privatum|privaatsus|confidențialit|プライバシー|隐私|개인정보|פרטיות|עוגיות|الخصوصية|الارتباط',
  'do not sell|your privacy choices',
].join('|');

/** Beginnings of words for settings, and for changing and withdrawing, in the same languages. */
const actions = [
  'setting|preference|choice|option|manage|change|custom|revoke|withdraw|update|center|centre|do not ' +
    'sell|einstellung|verwalt|ändern',
  'anpass|widerruf|paramètre|réglage|gérer|gestion|préférence|modifier|retirer|ajuste|configura|preferencia|gestionar|cambiar|revocar',
  'impostazion|preferenz|gestisci|revoca|instelling|voorkeur|beheer|wijzig|intrek|definições|preferência|gerir|gerenciar|alterar',
  'inställning|hantera|ändra|återkalla|indstilling|administrer|innstilling|endre|asetu|hallin|hallitse|ustawieni|preferencj|zarządzaj|zmień',
  'nastaven|spravovat|změnit|nastavit|postavk|upravlj|beállítás|kezel|настройк|управлен|ρυθμίσ|διαχείρισ|ayar|tercih|yönet',
  '設定|设置|설정|הגדרות|إعدادات|setări|preferinț|gestiona|seade|iestatījum|nustatym|socruith',
].join('|');

const policies =
  'policy|notice|statement|erklärung|richtlinie|hinweis|politique|política|politica|informativa|beleid|verklaring|polity|zásad|seloste|integritet|datenschutz|privacy';

/** Signs of controls that show the settings again. Selectors and calls are from vendors' published markup. */
const signs: ReopeningSigns = {
  subject: `(${subjects})`,
  action: `(${actions})`,
  shortName: '^(manage |my |our )?(cookies?|consent|privacy|cookie consent|datenschutz|kakor|evästeet|çerezler|クッキー)$',
  policy: `(${policies})`,
  call: [
    '(show|open|renew|revoke|reopen|display|change|manage|edit)[-_.]?(the)?[-_.]?(cookie|consent|privacy|preference|setting|banner)',
    '(cookie|consent|privacy|preferences?)[-_.]?(settings|preferences|modal)?[-_.]?(show|open|renew|revoke|reopen|change|edit)',
    'preferences\\.show|showSecondLayer|ToggleInfoDisplay|displayPreferenceModal|openPreferencesModal|truste\\.eu\\.clickListener',
  ].join('|'),
  selectors: [
    '[data-ss-consent-open],#ot-sdk-btn,.ot-sdk-show-settings,.optanon-show-settings,#ot-sdk-btn-floating,.ot-floating-button',
    '#CookiebotWidget,.cky-btn-revisit,.cky-btn-revisit-wrapper,.cky-banner-element,.cmplz-manage-consent,#cmplz-manage-consent ' +
      'button',
    '#tarteaucitronIcon,#tarteaucitronManager,.termly-display-preferences,.iubenda-cs-preferences-link,.iubenda-tp-btn',
    '#usercentrics-cmp-ui [data-action=privacy],#uc-privacy-button,[data-testid=uc-privacy-button],.osano-cm-widget,.cc-revoke',
    '.brlbs-btn-cookie-preference,.borlabs-cookie-preference,#BorlabsCookieWidget,#qc-cmp2-persistent-link,.qc-cmp2-persistent-link',
    '#teconsent a,#teconsent ' +
      'button,.cmpboxrecall,.cmpboxrecalllink,#axeptio_main_button,#ccc-icon,.ch2-icon,.coi-consent-banner__icon',
    '#cookiescript_badge,.cookiefirst-floating-button,[data-cc=show-preferencesModal],[data-cc=c-settings],.fc-consent-link',
  ].join(),
};

/** Returns the ways to change the answer on a page; undefined for a page that cannot be read in time. */
export const readReopening = (tab: Pick<Tab, 'evaluate'>): Promise<Reopening | undefined> =>
  inTime(tab.evaluate('findReopening', signs), waitMs('findReopening'), 'reading the page').catch(() => undefined);

/** Page time for the settings to be shown again, and between two looks. */
const reopenedMs = 8000;
const lookEveryMs = 400;

interface ReopeningParts {
  readonly tab: Tab;
  readonly time: PageTime;
  readonly finder: BannerFinder;
  readonly options: Pick<VisitOptions, 'banner'>;
}

/**
 * Presses the control that shows the settings of a banner again, as a visitor who changes an answer. Returns the page with its
 * banner. Throws SkippedError where there is no such control, or it shows nothing.
 */
export async function reopenSettings({ tab, time, finder, options }: ReopeningParts, seen: SeenPage): Promise<SeenPage> {
  const place = await inTime(tab.evaluate('reopeningPlace', signs), waitMs('findReopening'), 'reading the page').catch(
    () => null,
  );
  if (!place) throw new SkippedError(unanswered.noWayBack);
  await time.keepUp();
  await time.input(tab.moveTo(place.x, place.y));
  await time.input(tab.press(place.x, place.y));
  for (let waitedMs = 0; waitedMs < reopenedMs; waitedMs += lookEveryMs) {
    await time.frames();
    await time.pass(lookEveryMs);
    const reading = await time.read();
    if (seen.isNamed) {
      if (reading.banner.visible) return { ...seen, reading, located: await finder.find('banner', options.banner) };
      continue;
    }
    // A small sign of the banner may stay beside its settings.
    const shown = [await finder.find('banner'), await finder.find('layer')];
    const located = shown.find((one) => one?.found.controls.some(({ kind }) => kind === 'reject' || kind === 'choice'));
    if (located) return { ...seen, reading: { ...reading, banner: asBanner(located) }, located };
  }
  throw new SkippedError(unanswered.notReopened(place.control));
}
