/** A text of law or of an authority, with what it asks in short. */
export interface LegalText {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly asks: string;
}

/** Texts that rules refer to. The sentences are summaries of ours, and no legal advice. */
export const legalTexts = [
  {
    id: 'eprivacy-5-3',
    name: 'Directive 2002/58/EC (ePrivacy), article 5(3)',
    url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    asks:
      'Storing information on a visitor’s device, or reading it, needs prior consent unless it is strictly necessary for the ' +
      'service that the visitor asked for.',
  },
  {
    id: 'gdpr-4',
    name: 'Regulation (EU) 2016/679 (GDPR), article 4',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asks:
      'Online identifiers can be personal data (1). Consent is freely given, specific, informed and unambiguous, by a clear ' +
      'affirmative act (11).',
  },
  {
    id: 'gdpr-5',
    name: 'GDPR, article 5',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asks: 'Data are processed fairly and transparently, and kept no longer than is necessary.',
  },
  {
    id: 'gdpr-6',
    name: 'GDPR, article 6',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asks: 'Processing of personal data needs a legal basis, such as consent.',
  },
  {
    id: 'gdpr-7',
    name: 'GDPR, article 7',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asks: 'Consent can be demonstrated, and is as easy to withdraw as to give.',
  },
  {
    id: 'gdpr-13',
    name: 'GDPR, article 13',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asks: 'Visitors are told who gets their data, for which purpose and for how long.',
  },
  {
    id: 'gdpr-32',
    name: 'GDPR, article 32',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    asks: 'Processing is secured according to its risk.',
  },
  {
    id: 'tdddg-25',
    name: 'Germany: TDDDG, § 25',
    url: 'https://www.gesetze-im-internet.de/ttdsg/__25.html',
    asks: 'The German law that implements article 5(3) of the ePrivacy Directive.',
  },
  {
    id: 'cnil',
    name: 'France: CNIL, guidelines and recommendation on cookies and other trackers',
    url: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs',
    asks:
      'Refusing is as easy as accepting. An answer is kept for six months as a rule; exempt audience measurement keeps ' +
      'identifiers for at most 13 months.',
  },
  {
    id: 'edpb-banner',
    name: 'European Data Protection Board, report of the Cookie Banner Taskforce (2023)',
    url: 'https://www.edpb.europa.eu/our-work-tools/our-documents/other/report-work-undertaken-cookie-banner-taskforce_en',
    asks: 'Among others: a refusal beside the acceptance, no boxes ticked in advance, a way to withdraw.',
  },
  {
    id: 'edpb-pay',
    name: 'European Data Protection Board, opinion 08/2024 on consent or pay',
    url: 'https://www.edpb.europa.eu/our-work-tools/our-documents/opinion-board-art-64/opinion-082024-valid-consent-context-consent-or_en',
    asks: 'A choice between consent and a fee alone does not usually give valid consent on large online services.',
  },
  {
    id: 'gpc',
    name: 'Global Privacy Control, specification',
    url: 'https://www.w3.org/TR/gpc/',
    asks:
      'A signal of the browser against the sale and sharing of data. Several states of the USA, such as California, bind ' +
      'sites to it.',
  },
] as const satisfies readonly LegalText[];

type TextId = (typeof legalTexts)[number]['id'];

const storing: readonly TextId[] = ['eprivacy-5-3', 'tdddg-25', 'gdpr-4'];
const processing: readonly TextId[] = [...storing, 'gdpr-6'];

const basisOf: Readonly<Record<string, readonly TextId[]>> = {
  'cookie-before-consent': storing,
  'cookie-after-decline': [...storing, 'gdpr-7'],
  'cookie-under-absolute-policy': storing,
  'cookie-after-withdrawal': [...storing, 'gdpr-7'],
  'asked-again': ['gdpr-4', 'edpb-banner', 'cnil'],
  'cookie-not-cleared': [...storing, 'gdpr-7'],
  'storage-identifier': storing,
  fingerprinting: processing,
  'third-party-tracking': processing,
  'tracking-of-excluded-visitor': processing,
  'tracking-on-excluded-page': processing,
  'consent-banner': ['eprivacy-5-3', 'gdpr-4', 'gdpr-7'],
  'consent-choice': ['gdpr-7'],
  'consent-mode': ['gdpr-4', 'gdpr-6', 'gdpr-7'],
  'consent-string': ['gdpr-4', 'gdpr-6', 'gdpr-7'],
  'banner-fairness': ['gdpr-4', 'gdpr-7', 'edpb-banner', 'cnil'],
  'pay-or-consent': ['gdpr-4', 'edpb-pay'],
  'global-privacy-control': ['gpc'],
  'declared-cookies': ['gdpr-13', 'gdpr-5'],
  'identifier-lifetime': ['gdpr-5', 'cnil'],
  'anti-forgery': ['gdpr-32'],
};

/** Returns the texts that a rule refers to; empty for a rule about the platform’s own behaviour. */
export const legalBasis = (ruleId: string): readonly LegalText[] =>
  legalTexts.filter(({ id }) => Object.hasOwn(basisOf, ruleId) && basisOf[ruleId]?.includes(id));
