/** Purpose of a third party on a page. `chat`: live chats and help desks. `utility`: maps, payments, captchas, error reports. */
export type PartyKind =
  | 'ads'
  | 'analytics'
  | 'cookieless-analytics'
  | 'session-recording'
  | 'social'
  | 'tag-manager'
  | 'marketing'
  | 'chat'
  | 'video'
  | 'consent'
  | 'cdn'
  | 'hosting'
  | 'utility'
  | 'content'
  | 'other'
  | 'unknown';

/** Kinds as nouns, for messages. */
export const kindNames: Readonly<Record<PartyKind, string>> = {
  ads: 'advertising',
  analytics: 'analytics',
  'cookieless-analytics': 'analytics without cookies',
  'session-recording': 'session recording',
  social: 'a social network',
  'tag-manager': 'a tag manager',
  marketing: 'marketing',
  chat: 'a chat or help desk',
  video: 'video',
  consent: 'consent management',
  cdn: 'delivery of files',
  hosting: 'hosting',
  utility: 'a service such as maps, payments or captchas',
  content: 'content',
  other: 'other purposes',
  unknown: 'unknown purposes',
};

export const partyKinds = Object.keys(kindNames) as readonly PartyKind[];

/** Kinds of services that many pages need and that are not known for tracking. */
export const serviceKinds: readonly PartyKind[] = ['consent', 'cdn', 'hosting', 'utility', 'content', 'video'];

/** Kinds whose purpose is to recognise or count visitors. */
export const trackerKinds: readonly PartyKind[] = [
  'ads',
  'analytics',
  'cookieless-analytics',
  'session-recording',
  'social',
  'tag-manager',
  'marketing',
];
