import type { AuditBrowser } from '../browser/browser.ts';

/** A4, in inches. */
const paper = { paperWidth: 8.27, paperHeight: 11.69 };
/** Margins in inches, with room for the page numbers. */
const margins = { marginTop: 0.55, marginBottom: 0.7, marginLeft: 0.55, marginRight: 0.55 };
const footer =
  '<div style="width:100%;margin:0 14mm;font:8px ' +
  'system-ui,sans-serif;color:#444;display:flex;justify-content:space-between"><span class="title"></span><span><span ' +
  'class="pageNumber"></span> / <span class="totalPages"></span></span></div>';

/** Returns the HTML report as PDF, printed by the browser in a fresh profile. Rejects when the browser cannot print. */
export async function printPdf(browser: AuditBrowser, html: string): Promise<Uint8Array> {
  const profile = await browser.openProfile();
  try {
    const tab = await profile.openTab();
    const { frameTree } = await tab.session.send('Page.getFrameTree');
    await tab.session.send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
    await tab.evaluate('preparePrint');
    const { data } = await tab.session.send('Page.printToPDF', {
      ...paper,
      ...margins,
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return Buffer.from(data, 'base64');
  } finally {
    await profile.close();
  }
}
