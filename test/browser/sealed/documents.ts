import { framed, later, script, type Way, type Ways } from './way.ts';

/** A page that goes to a file of its site, which leaves. */
const file = (name: string, contentType: string, content: string, others: Way['files'] = {}): Way => ({
  markup: later(`location = "/${name}"`),
  files: { [`/${name}`]: [contentType, content], ...others },
});
const leave = '<script>location = "OUT"</script>';
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const blob = (content: string, type: string) =>
  `URL.createObjectURL(new Blob([\`${content.replaceAll('</', '<\\/')}\`], { type: "${type}" }))`;
/** A page that requests by the window of a frame with a response of its own host. */
const ofResponse = (path: string): Way => ({
  markup:
    '<iframe ' +
    `src="${path}"></iframe>${later('for (const by of [() => frames[0].fetch("OUT"), () => { new frames[0].Image().src = "OUT" }]) try { by() } catch {}')}`,
});

/** Documents of the page's host, or made by the page, that have no seal of their own. */
export const documents: Ways = {
  'SVG in a frame': {
    markup: '<iframe src="/frame.svg"></iframe>',
    files: { '/frame.svg': ['image/svg+xml', svg('<script>top.location = "OUT"</script>')] },
  },
  'SVG in place of the page': file('page.svg', 'image/svg+xml', svg(leave)),
  'SVG with parameters of its type': file('parameters.svg', 'image/svg+xml; a=text/html', svg(leave)),
  'SVG that refreshes': file(
    'refresh.svg',
    'image/svg+xml',
    svg('<meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=OUT"/>'),
  ),
  'XML in place of the page': file(
    'page.xml',
    'text/xml',
    '<x><script xmlns="http://www.w3.org/1999/xhtml">location = "OUT"</script></x>',
  ),
  'XHTML in place of the page': file(
    'page.xhtml',
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${leave}</body></html>`,
  ),
  'XML with a style sheet': file('styled.xml', 'text/xml', '<?xml-stylesheet type="text/xsl" href="/sheet.xsl"?><x/>', {
    '/sheet.xsl': [
      'text/xsl',
      '<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:output ' +
        `method="html"/><xsl:template match="/"><html><head>${leave}</head></html></xsl:template></xsl:stylesheet>`,
    ],
  }),
  'a response of two types': file('two', 'text/plain, text/html', leave),
  'a response without a type': file('sniffed', '*/*', `<!doctype html><html>${leave}`),
  'HTML that is content': { ...file('content.html', 'text/html', `<!doctype html><html>${leave}`), open: 'assigned' },
  'a page whose elements have names of the document': {
    ...file(
      'named.html',
      'text/html',
      '<!doctype html><html><img name="currentScript" data-origins="http://127.*"><img ' +
        `name="addEventListener"><head></head>${leave}`,
    ),
    open: 'assigned',
  },
  'a page whose head is inside another character set': {
    ...file('jis.html', 'text/html; charset=iso-2022-jp', `<!doctype html><html>\x1b$B<head>\x1b(B${leave}`),
    open: 'assigned',
  },
  'a document of a blob': { markup: later(`location = ${blob(leave, 'text/html')}`), open: 'madeDocument' },
  'SVG of a blob': { markup: later(`location = ${blob(svg(leave), 'image/svg+xml')}`), open: 'madeDocument' },
  'a document of data': { markup: later('location = "data:text/html,<script>location = `OUT`<\\/script>"') },
  'a document of javascript': {
    markup: later('location = "javascript:`<script>location = \\"OUT\\"<\\\\/script>`"'),
    open: 'javascriptDocument',
  },
  'a link to a document of javascript': {
    markup: `<a id="x" href="javascript:'<script>location = &quot;OUT&quot;</script>'">x</a>`,
    press: '#x',
    open: 'javascriptDocument',
    closedIn: 'webkit',
  },
  'a document of javascript by a frame': {
    markup: framed('srcdoc', script("parent.location = 'javascript:`<script>location=&quot;OUT&quot;</'+'script>`'")),
  },
  'the response of a call': ofResponse('/api/1/performance/settings'),
  'the response of an unknown call': ofResponse('/api/none'),
  'the response of a recorded call': ofResponse('/api/census/RecordHit'),
  'the response to a long address': ofResponse(`/${'a'.repeat(90_000)}`),
  'the response to a wrong session': ofResponse('/?ss-session=%21'),
  'the response to a path that cannot be read': ofResponse('/%ff'),
  'a missing page': ofResponse('/none'),
  'the screen of leaving': ofResponse('/_leaves?to=x'),
  'a placeholder': ofResponse('/_placeholder/10x10.svg'),
  'the settings preview': ofResponse('/config/preview/'),
  'the control surface': ofResponse('/__ss/'),
};
