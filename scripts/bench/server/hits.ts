/** Page views as the runtime sends them, as bytes of HTTP/1.1 requests: about 880 bytes of body, 256 different ones. */
const variants = 256;

export const hitPath = '/api/census/RecordHit';

const cookie = '7f3c9a52-0c1e-4b7a-9d64-2f1f0f3a6b11|1748772000000|1748772000000|1748858400000|2';

function hitBody(variant: number): string {
  const data = {
    websiteId: '5d8a1f0c2b3e4f0001a1b2c0',
    templateId: '5c5a519771c10ba3470d8101',
    website_locale: 'en-US',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    clientDate: 1748858400000 + variant,
    viewportInnerHeight: 800,
    viewportInnerWidth: 1280,
    screenHeight: 900,
    screenWidth: 1440,
    url: `/studio/${variant}`,
    pagePermissionTypeValue: 1,
    title: `Our studio, picture ${variant}`,
    collectionId: '5d8a1f0c2b3e4f0001a1b2c3',
    localStorageSupported: true,
    queryString: '',
    referrer: 'https://search.example/',
  };
  return new URLSearchParams({ event: '1', data: JSON.stringify(data), ss_cvr: cookie }).toString();
}

/** Returns the requests for a host. */
export const hitRequests = (host: string, path = hitPath): readonly Buffer[] =>
  Array.from({ length: variants }, (_, variant) => {
    const body = hitBody(variant);
    const lines = [
      `POST ${path}?crumb= HTTP/1.1`,
      `Host: ${host}`,
      'Connection: keep-alive',
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
      'Content-Type: application/x-www-form-urlencoded; charset=UTF-8',
      'Accept: */*',
      `Cookie: ss_cvr=${cookie}`,
      `Content-Length: ${body.length}`,
    ];
    return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
