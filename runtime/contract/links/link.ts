import { readOneOf } from '../read.ts';

/** Categories of link addresses. links#categories */
export const linkCategories = ['anchor', 'content', 'external', 'file', 'empty', 'malformed', 'misc-protocol'] as const;
export type LinkCategory = (typeof linkCategories)[number];

export const linkProtocols = ['tel', 'sms', 'mailto', 'javascript'] as const;
type LinkProtocol = (typeof linkProtocols)[number];

export interface Link {
  readonly category: LinkCategory;
  /** Set when the category is `misc-protocol`. */
  readonly protocol: LinkProtocol | null;
  /** The trimmed address. */
  readonly href: string;
}

/** Whether an address of the protocol is well formed and short enough. links#protocols */
const fits: Record<LinkProtocol, (href: string) => boolean> = {
  tel: (href) => href.length < linkLimits.telBelow && /^tel:[\d+-]*\d[\d+-]*$/i.test(href),
  sms: (href) => href.length < linkLimits.smsBelow && href.length > 'sms:'.length,
  mailto: (href) => href.length < linkLimits.mailtoBelow && /^mailto:[^@\s]+@[^@\s?,.]+(?:\.[^@\s?,.]+)+(?:[,?]|$)/i.test(href),
  javascript: (href) => href.length < linkLimits.javascriptBelow,
};

const categorize = (href: string, protocol: LinkProtocol | null): LinkCategory => {
  if (!href) return 'empty';
  if (protocol) return fits[protocol](href) ? 'misc-protocol' : 'malformed';
  if (href.startsWith('#')) return href.length < linkLimits.anchorBelow ? 'anchor' : 'malformed';
  if (/^(?:https?:)?\/\/[^\s/?#]/i.test(href)) return /\s/.test(href) ? 'malformed' : 'external';
  if (/^\/(?!\/)/.test(href) && href.length < linkLimits.internalPathBelow && !/\s/.test(href)) {
    return href.startsWith('/s/') ? 'file' : 'content';
  }
  return 'malformed';
};

/**
 * Returns the category of a link's address. A value that is not text is empty; an address that breaks its category's rule, or has
 * an unknown protocol, is malformed. Never throws. links#categories
 */
export const decodeLink = (input: unknown): Link => {
  const href = typeof input === 'string' ? input.trim() : '';
  const protocol = readOneOf(linkProtocols, /^([a-z]+):/i.exec(href)?.[1]?.toLowerCase(), null);
  return { category: categorize(href, protocol), protocol, href };
};

/** Lengths of addresses in characters, all exclusive. links#length-limits */
const linkLimits = {
  telBelow: 50,
  smsBelow: 1000,
  mailtoBelow: 1000,
  anchorBelow: 100,
  internalPathBelow: 150,
  javascriptBelow: 250,
} as const;
