import { cleanHtml } from '../../../browser/clean-html.ts';

/** An owner's text, which may be HTML: cleaned, without anything that runs. Nothing for an empty one. */
export function RichText({ className, html, id }: { readonly className: string; readonly html: string; readonly id?: string }) {
  if (!html.trim()) return null;
  const fill = (element: HTMLDivElement | null) => element?.replaceChildren(cleanHtml(html, element.ownerDocument));
  return <div className={className} id={id} ref={fill} />;
}
