/** What a link's address can be. Spec 2 §5; the spelling of the names is our choice. */

export const linkCategories = ['anchor', 'content', 'external', 'file', 'empty', 'malformed', 'misc-protocol'] as const;
export type LinkCategory = (typeof linkCategories)[number];

export const linkProtocols = ['tel', 'sms', 'mailto', 'javascript'] as const;
export type LinkProtocol = (typeof linkProtocols)[number];
