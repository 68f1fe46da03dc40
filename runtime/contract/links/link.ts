import { readOneOf } from '../read.ts';
import { linkLimits } from './limits.ts';
import { type LinkCategory, type LinkProtocol, linkProtocols } from './link-categories.ts';

export interface Link {
  readonly category: LinkCategory;
  /** Set when the category is `misc-protocol`. */
  readonly protocol: LinkProtocol | null;
  /** The address without spaces around it. */
  readonly href: string;
}

/** Lengths are those of the whole address (our choice). */
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
 * Returns what kind of address a link holds. Anything that is no text is empty; an address that breaks its kind's rule, or has a
 * protocol that is not listed, is malformed (our choice). Never throws. Spec 2 §5.
 */
export const decodeLink = (input: unknown): Link => {
  const href = typeof input === 'string' ? input.trim() : '';
  const protocol = readOneOf(linkProtocols, /^([a-z]+):/i.exec(href)?.[1]?.toLowerCase(), null);
  return { category: categorize(href, protocol), protocol, href };
};
