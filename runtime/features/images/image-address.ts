/**
 * The address of an image at one of the server's widths: `?format=750w`, put where it belongs whatever the address already
 * holds; an earlier format is replaced. Addresses that carry the picture themselves (`data:`, `blob:`) stay as they are.
 */
export function imageAddress(source: string, widthPx: number): string {
  if (/^(data|blob):/i.test(source)) return source;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(source) ?? [];
  const kept = query.split('&').filter((part) => part !== '' && !/^format(=|$)/.test(part));
  return `${path}?${[...kept, `format=${widthPx}w`].join('&')}${hash}`;
}
