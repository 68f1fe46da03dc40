import { severities } from '../../fake-server/common/findings.ts';
import { languages } from '../../runtime/contract/texts/languages.ts';
import { flag, listOf, oneOf, origins, pairsOf, text, textThat, wholeNumber } from '../core/option-kinds.ts';
import { commandLineOnly, type DecodedOptions, defineOptions, inGroup } from '../core/option-table.ts';
import { journeyNames } from './artifacts/journeys.ts';
import { auditDefaults } from './defaults.ts';
import { requestHeaders } from './header-option.ts';
import { outputs } from './outputs.ts';
import { rules } from './rules/index.ts';

const ruleIds = rules.map(({ id }) => id);
const allRules = 'all';

const isLanguage = (value: string): boolean => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
};
const isTimeZone = (value: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const isProxy = (value: string): boolean =>
  URL.canParse(value) && /^(https?|socks[45]):$/.test(new URL(value).protocol) && new URL(value).hostname !== '';

/** All options of `audit`. */
export const auditOptions = defineOptions({
  ...inGroup('Pages', {
    crawl: { ...wholeNumber(1, 10), placeholder: 'depth', description: 'follow links on the same origin, this many deep' },
    sitemap: { ...text, placeholder: 'url', description: 'audit the addresses of a site map' },
    list: { ...text, placeholder: 'file', description: 'audit the addresses of a file, one per line' },
    context: { ...text, placeholder: 'file', description: 'JSON page context for pages without one' },
    artifacts: {
      ...text,
      placeholder: 'folder',
      description: 'judge saved artifacts instead of visiting pages',
      notIn: ['config'],
    },
    concurrency: {
      ...wholeNumber(1, 32),
      placeholder: 'count',
      description: 'page views at once',
      default: auditDefaults.concurrency,
    },
    timeout: {
      ...wholeNumber(100, 3_600_000),
      unit: 'ms',
      description: 'maximum real time for one page view',
      default: auditDefaults.timeoutMs,
    },
    pageTime: {
      ...wholeNumber(1, 3600),
      unit: 'seconds',
      description: 'time that passes on the clock of each page',
      default: auditDefaults.pageMs / 1000,
    },
  }),
  ...inGroup('Visitor', {
    journeys: {
      ...listOf(journeyNames),
      placeholder: 'names',
      description: `journeys to make: ${journeyNames.join(', ')} (the first six by default)`,
    },
    cookies: {
      ...text,
      placeholder: 'file',
      description: 'cookies of every visit, such as those of a sign-in (JSON or cookies.txt)',
    },
    seedCookies: { ...text, placeholder: 'file', description: 'cookies of the journey `return`' },
    header: {
      ...requestHeaders,
      placeholder: 'name: value',
      description: 'request header for the targets’ origins only (repeatable)',
    },
    headerOrigins: {
      ...origins,
      placeholder: 'origins',
      description: 'further origins that get the headers, comma-separated',
    },
    bannerAccept: {
      ...text,
      placeholder: 'selector',
      description: 'the accept control of another vendor’s cookie banner; HOST >>> SELECTOR inside a shadow root',
    },
    bannerDecline: { ...text, placeholder: 'selector', description: 'the decline control' },
  }),
  ...inGroup('Browser', {
    browser: { ...text, placeholder: 'path|address', description: 'browser to start, or ws:// address of a running one' },
    device: { ...text, placeholder: 'name', description: 'device that the browser presents, such as "iPhone 15"' },
    locale: {
      ...textThat(isLanguage, 'a language tag, such as de-DE'),
      placeholder: 'tag',
      description: 'language of the browser, such as de-DE',
    },
    timezone: {
      ...textThat(isTimeZone, 'a time zone, such as Europe/Berlin'),
      placeholder: 'name',
      description: 'time zone of the browser, such as Europe/Berlin',
    },
    proxy: {
      ...textThat(isProxy, 'the address of a proxy, such as http://127.0.0.1:3128 or socks5://127.0.0.1:1080'),
      placeholder: 'url',
      description: 'proxy of all requests of the pages',
    },
    insecure: { ...flag, description: 'accept certificates that no authority has signed' },
  }),
  ...inGroup('Judgement', {
    rules: {
      ...listOf([allRules, ...ruleIds]),
      placeholder: 'ids',
      description: `rules to apply: ${[allRules, ...ruleIds].join(', ')} (all by default)`,
    },
    severities: {
      ...pairsOf(ruleIds, oneOf([...severities, 'off'])),
      placeholder: 'rule=severity',
      description: 'severity of a rule’s violations: error, warning, note or off; comma-separated',
    },
    declared: {
      ...text,
      placeholder: 'file',
      description: 'cookies that the site declares (JSON or CSV), to be compared with those that it sets',
    },
    baseline: { ...text, placeholder: 'file', description: 'JSON report of an earlier audit: only new findings fail' },
    compare: {
      ...text,
      placeholder: 'file',
      description: 'JSON report of an earlier audit: says which cookies, hosts and findings are new, gone or changed',
    },
    failOn: {
      ...oneOf(severities),
      placeholder: 'severity',
      description: 'lowest severity that makes the exit status 1',
      default: 'error',
    },
    thresholds: {
      ...pairsOf(severities, wholeNumber(0, 1_000_000)),
      placeholder: 'severity=count',
      description: 'number of findings of a severity that do not fail; comma-separated',
    },
    allowUndecided: { ...flag, description: 'exit status 0 also where something could not be judged' },
    explain: { ...oneOf(ruleIds), placeholder: 'rule', description: 'explain a rule, and exit', ...commandLineOnly },
  }),
  ...inGroup('Reports', {
    format: {
      ...outputs,
      placeholder: 'format[=file]',
      description: 'pretty, json, sarif, junit, html, har or pdf; repeatable, with =FILE for a file',
    },
    reportTitle: { ...text, placeholder: 'text', description: 'title of the HTML and PDF report' },
    client: { ...text, placeholder: 'name', description: 'name of the client that the HTML and PDF report is for' },
    author: { ...text, placeholder: 'name', description: 'name of the author of the HTML and PDF report' },
    logo: { ...text, placeholder: 'file', description: 'logo on the HTML and PDF report (PNG, JPEG, SVG, WebP or GIF)' },
    reportLanguage: {
      ...oneOf(['en', ...languages]),
      placeholder: 'language',
      description:
        `language of the report’s first page, with verdict and steps: en, ${languages.join(', ')}; its technical part is in ` +
        'English',
      default: 'en',
    },
    sourceRoot: {
      ...text,
      placeholder: 'folder',
      description: 'folder to which paths in SARIF are relative: the root of the repository',
    },
    saveArtifacts: { ...text, placeholder: 'folder', description: 'save what was gathered, one JSON file a page' },
    keepSecrets: { ...flag, description: 'keep values of cookies and identifiers in reports and HAR' },
  }),
  ...inGroup('Several machines', {
    queue: {
      ...text,
      placeholder: 'url',
      description: 'Redis that distributes the pages of audits, such as redis://127.0.0.1:6379',
      notIn: ['config'],
    },
    enqueue: { ...flag, description: 'let the workers at --queue visit the targets', ...commandLineOnly },
    worker: { ...flag, description: 'visit the pages in --queue, until Ctrl-C', ...commandLineOnly },
  }),
});

/** Decoded options of `audit`. */
export type DecodedAuditOptions = DecodedOptions<typeof auditOptions>;
