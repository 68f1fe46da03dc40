import type { WallMarks } from '../../in-page/read-document.ts';

/**
 * Marks of pages that check for robots, by maker, from the makers' published markup (our choice). None of them is on an ordinary
 * page that the same maker protects.
 */
const walls: readonly (readonly [maker: string, selectors: readonly string[]])[] = [
  [
    'Cloudflare',
    [
      '#challenge-form',
      '#challenge-running',
      '#challenge-stage',
      '#challenge-error-text',
      '#challenge-error-title',
      '.cf-browser-verification',
      '#cf-challenge-running',
      '#cf-error-details',
      'script[src*="/cdn-cgi/challenge-platform/"][src*="/orchestrate/"]',
    ],
  ],
  ['Akamai', ['#sec-if-cpt-container', '#sec-cpt-if', 'script[src*="/_sec/cp_challenge/"]', 'a[href*="errors.edgesuite.net"]']],
  ['DataDome', ['iframe[src*="captcha-delivery.com"]', 'script[src*="captcha-delivery.com"]', '#datadome-captcha']],
  ['HUMAN', ['#px-captcha', '.px-captcha-container', '#px-captcha-wrapper', 'meta[name="description"][content="px-captcha"]']],
  ['Imperva', ['iframe[src*="_Incapsula_Resource"]', '#interstitial-inprogress', '#main-iframe[src*="incident_id"]']],
  ['AWS WAF', ['#challenge-container', 'script[src*=".awswaf.com/"][src*="captcha"]']],
  ['Kasada', ['script[src*="/149e9513-01fa-4fb0-aad4-566afd725d1b/"]']],
  ['DDoS-Guard', ['script[src*="/.well-known/ddos-guard/"]', '#ddg-iframe', '#ddg-captcha']],
  ['Anubis', ['#anubis_challenge', 'script[src*="/.within.website/x/cmd/anubis/"]']],
  ['Radware', ['form[action*="validate.perfdrive.com"]', 'script[src*="validate.perfdrive.com"]']],
  ['Vercel', ['script[src*="/.well-known/vercel/security/"]']],
  ['Google', ['form#captcha-form[action*="sorry"]', 'form#captcha-form']],
  ['Amazon', ['form[action*="/errors/validateCaptcha"]']],
];

export const wallMarks: WallMarks = {
  walls: walls.map(([maker, selectors]) => [maker, selectors.join()] as const),
  captchas: [
    'google.com/recaptcha/',
    'recaptcha.net/recaptcha/',
    'hcaptcha.com/',
    'challenges.cloudflare.com/',
    'arkoselabs.com/',
    'funcaptcha.com/',
    'geetest.com/',
    'captcha.awswaf.com/',
    'friendlycaptcha.com/',
  ]
    .map((place) => `iframe[src*="${place}"]`)
    .concat('.g-recaptcha', '.h-captcha', '.cf-turnstile', '.frc-captcha')
    .join(),
  badges: '.grecaptcha-badge,[data-size=invisible]',
};

/** Titles and first words of pages that check for robots or refuse them, at the beginning of a text. */
export const wallWords =
  /^(just a moment|one moment,? please|attention required|access (to this page )?(is |has been )?denied|you have been blocked|request (rejected|blocked|unsuccessful)|the requested url was rejected|pardon our interruption|are you (a )?(robot|human)|robot check|human verification|verify(ing)? (that )?you are (a )?human|checking (your browser|if the site connection)|security (check|checkpoint|verification)$|ddos[- ]?guard|sucuri website firewall|ddos protection|please (verify|wait while we (verify|check))|unusual traffic|making sure you'?re not a bot|nur einen moment|zugriff verweigert|sicherheits(überprüfung|check)$|un instant|accès (refusé|interdit)|vérification de sécurité|un momento|acceso denegado|accesso negato|ci siamo quasi|um momento|acesso negado|een (moment|ogenblik)( geduld)?|toegang geweigerd|odmowa dostępu|проверка безопасности|доступ (запрещ[её]н|ограничен)|请稍候|访问被拒绝|しばらくお待ちください)/i;
