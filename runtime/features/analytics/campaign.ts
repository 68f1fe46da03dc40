/** What the page's query may say of a campaign. Spec 2 §7 "Track". */
export const campaignFields = [
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'refer',
  'variation',
  'mkwid',
] as const;

/** Whether the page's query names a campaign, or `rk`: pages without one send no landing beacon (our choice), and fetch no code for it. */
export function namesCampaign(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('rk') || campaignFields.some((name) => query.has(name));
}
