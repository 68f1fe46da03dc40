// covers: runtime/features/video/chunks/
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { findWithAxe } from '../../helpers/browser/axe.ts';
import { browserWorld } from '../../helpers/browser/browser.ts';
import { holdRequests } from '../../helpers/browser/hold-requests.ts';
import { slideshow } from '../../helpers/markup/gallery-html.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

const css =
  '<meta name="viewport" ' +
  'content="width=device-width"><style>body{margin:0}main{width:700px;max-width:100%}.intrinsic{max-width:100%}.embed-block-wrapper{position:relative;height:0}</style>';
const escaped = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const wrapper = (html: string, provider = 'YouTube', inside = '') =>
  `<div class="sqs-video-wrapper" data-html="${escaped(html)}" data-provider-name="${provider}">${inside}</div>`;
const block = (id: string, ...given: Parameters<typeof wrapper>) =>
  `<div class="sqs-block video-block" id="${id}" data-block-type="32"><div class="intrinsic"><div ` +
  `class="embed-block-wrapper" style="padding-bottom:56.20609%">${wrapper(...given)}</div></div></div>`;
/** An address on the stand-ins' host; its port is known only when the platform runs. */
const player = (path: string) => `//third-party.localhost:PORT/video/${path}`;
const frame = (path: string) => `<iframe src="${player(path)}"></iframe>`;
const videoSlide = (name: string, provider?: string) =>
  `<div class="slide content-fill" data-type="video">${wrapper(frame(name), provider)}</div>`;

const hostile = [
  '<script>hurt=1</script>',
  '<img src=x onerror="hurt=1">',
  '<iframe src="javascript:parent.hurt=1"></iframe>',
  '<iframe src="data:text/html,<script>parent.hurt=1</script>"></iframe>',
  '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>',
  '<object data="x"></object>',
  '<embed src="https://player.example/no-object">',
  '<iframe src="blob:https://player.example/1"></iframe>',
  '<iframe src="https://[player]/"></iframe>',
  '<iframe data-src="https://player.example/1"></iframe>',
  '<a href="https://player.example/1">a link</a>',
  '<!-- <iframe src="https://player.example/1"></iframe> -->',
  '&amp;amp;lt;iframe src=x&amp;amp;gt;',
  '"><iframe onload=hurt=1>',
  '<'.repeat(1_000_000),
  '<svg onload="hurt=1">',
  '',
];
const givenOverlay = '<div class="sqs-video-overlay" style="opacity: 0;"><img src="/img/kiln-320x180.svg" alt="The kiln"></div>';
const pages = {
  '/': [
    block(
      'one',
      `<iframe\nsrc="${player('one?start=3')}"\nwidth="640" height="360" title="A pot is thrown" onload="hurt=1"></iframe>`,
    ),
    block('two', frame('two'), 'Vimeo'),
    block('three', frame('three'), 'Elsewhere'),
  ].join(''),
  '/given': block('one', frame('one'), 'YouTube', givenOverlay),
  '/kinds': [
    block('object', `<object><param name="movie" value="x"><embed src="${player('old')}" width="400" height="300"></object>`),
    block('file', '<video><source src="/none.mp4" type="video/mp4"></video>', ''),
    '<div class="sqs-block" id="json" ' +
      `data-block-json="${escaped(JSON.stringify({ html: `<iframe\nsrc="${player('json')}"></iframe>`, providerName: 'YouTube' }))}"><div ` +
      'class="embed-block-wrapper" style="padding-bottom:50%"><div class="sqs-video-wrapper"></div></div></div>',
    block('saved', frame('saved'), 'YouTube', '<iframe src="/none"></iframe>'),
  ].join(''),
  '/photos': block('one', '<iframe src="https://photos.example/p/1"></iframe>', 'Instagram'),
  '/hostile': `<div style="width:100px">${hostile.map((html, index) => block(`h${index}`, html)).join('')}</div>`,
  '/slides': slideshow({
    data: { aspectRatio: 50 },
    slides: [videoSlide('s1'), videoSlide('s2', 'Elsewhere'), videoSlide('s3')],
  }),
  '/early': block('one', '<iframe src="/film"></iframe>', 'YouTube', givenOverlay) + slideshow({ slides: [videoSlide('s1')] }),
  '/modes': ['fit', 'fill', 'none', '', 'fit']
    .map(
      (mode, index) =>
        `<div id="m${index}" style="width:400px;height:400px"><div class="sqs-video-wrapper video-${mode}" ` +
        'style="width:100%;height:100%" ' +
        `data-html="${escaped(`<iframe src="${player(`m${index}`)}" width="640"${index < 4 ? ' height="320"' : ''}></iframe>`)}"></div></div>`,
    )
    .join(''),
  '/unstyled': block('one', '<iframe src="https://www.youtube.com/embed/one"></iframe>'),
  '/alone':
    '<div ' +
    `style="width:320px">${[frame('alone'), frame('b" width="640" height="480'), frame('c" width="640" height="100%')].map((html) => wrapper(html)).join('')}</div>`,
};
const world = browserWorld(() => [
  testSite(
    'films',
    Object.fromEntries(Object.entries(pages).map(([path, body]) => [path, { head: css, body: `<main>${body}</main>` }])),
  ),
]);

async function arrive(path = '/') {
  const visitor = await world.nextVisitor();
  const { page } = visitor;
  await page.setRequestInterception(true);
  // No request leaves the machine.
  page.on('request', (request) =>
    /\.(example|com)\//.test(request.url().split('?')[0] ?? '') ? request.abort('failed', 0) : request.continue({}, 0),
  );
  await page.setViewport({ width: 900, height: 1400 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluateOnNewDocument((port) => {
    // Runs before the observers of the boot script.
    new MutationObserver(() => {
      for (const name of ['data-html', 'data-block-json'])
        for (const element of document.querySelectorAll(`[${name}*=PORT]`))
          element.setAttribute(name, (element.getAttribute(name) ?? '').replaceAll('PORT', port));
    }).observe(document, { childList: true, subtree: true });
    document.addEventListener('load', ({ target }) => (target as Element).setAttribute('data-came', ''), true);
  }, String(world.platform.port));
  await visitor.open('films', path);
  const overlay = (id: string) => page.waitForSelector(`#${id} [data-ss-block=video] .sqs-video-overlay`);
  /** Requested paths of the players' host, after `/video/`. */
  const frames = () => asked.filter((url) => url.includes('/video/')).map((url) => url.replace(/^.*\/video\//, ''));
  /** Waits until the player shows this state. */
  const says = async (path: string, state: string) => {
    const text = () =>
      page
        .frames()
        .find((child) => child.url().includes(`/video/${path}`))
        ?.evaluate(() => document.getElementById('state')?.textContent);
    while ((await text()?.catch(() => null)) !== state) await page.evaluate(() => new Promise(requestAnimationFrame));
    // A player starts before its frame's load event, and a player that is left before that event is loaded again.
    await page.waitForSelector(`iframe[src*="/video/${path}"][data-came]`);
  };
  return { visitor, page, overlay, frames, says };
}
/** Returns the platform's response for a host name that only the browser resolves. */
const askPlatform = (host: string, path: string) =>
  new Promise<{ headers: Record<string, string>; body: string }>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port: world.platform.port, path, headers: { host } }, async (response) => {
      const { 'content-type': type = '', 'access-control-allow-origin': origin = '*' } = response.headers;
      resolve({ headers: { 'Content-Type': type, 'Access-Control-Allow-Origin': origin }, body: await text(response) });
    });
    request.on('error', reject);
  });
const shown = (page: Page, id: string) =>
  page.$eval(`#${id}`, (root) => ({
    players: root.querySelectorAll('iframe:not([hidden])').length,
    overlay: !root.querySelector<HTMLElement>('.sqs-video-overlay')?.hidden,
  }));

describe('a video embed', () => {
  // video#overlay-first, video#play-recorded
  test(
    'sends no request to its host before a click; a click shows the player, playing and focused, and is recorded as VIDEO ' +
      'with its address',
    async () => {
      const { page, overlay, frames, says } = await arrive();
      const button = await overlay('one');
      expect([frames(), await button?.evaluate((element) => element.getAttribute('aria-label'))]).toEqual([
        [],
        'Play A pot is thrown',
      ]);
      await button?.click();
      await says('one', 'playing');
      expect(frames()).toEqual(['one?start=3&enablejsapi=1&api=1&autoplay=1']);
      expect(
        await page.evaluate(() => [
          document.activeElement?.getAttribute('title'),
          (window as { hurt?: number }).hurt ?? 'unhurt',
        ]),
      ).toEqual(['A pot is thrown', 'unhurt']);
      const hit = await world.platform.journal.waitFor(
        ({ endpoint, body }) => endpoint === 'record-hit' && (body as { event?: string }).event === 'VIDEO',
      );
      expect((hit.body as { data: { mediaUrl: string } }).data.mediaUrl).toContain('/video/one?start=3');
    },
  );

  // video#overlay-first
  test('is shown by Enter and Space too', async () => {
    const { page, overlay, says } = await arrive();
    for (const [id, key] of [
      ['two', 'Enter'],
      ['one', 'Space'],
    ] as const) {
      await (await overlay(id))?.focus();
      await page.keyboard.press(key);
      await says(id, 'playing');
    }
  });

  // video#one-at-a-time, video#messages
  test('plays alone: the others are paused by message and return to their overlay, or are loaded again', async () => {
    const { page, overlay, says, frames } = await arrive();
    await (await overlay('one'))?.click();
    await says('one', 'playing');
    const player = page.frames().find((child) => child.url().includes('/video/one'));
    await player?.evaluate(() => {
      addEventListener('message', ({ data }) => {
        document.body.dataset.told = data;
      });
    });
    await (await overlay('two'))?.click();
    await says('one', 'paused');
    // One host reads `event`, `func` and `args`, the other `method`.
    expect(JSON.parse((await player?.evaluate(() => document.body.dataset.told)) ?? '')).toEqual({
      event: 'command',
      func: 'pauseVideo',
      args: '',
      method: 'pause',
    });
    expect([await shown(page, 'one'), await shown(page, 'two')]).toEqual([
      { players: 0, overlay: true },
      { players: 1, overlay: false },
    ]);
    await says('two', 'playing');
    await (await overlay('three'))?.click();
    await says('two', 'paused');
    await (await overlay('one'))?.click();
    await says('one', 'playing');
    // The third takes no messages and is removed. The first was kept, and continued by message.
    expect([
      await page.$$eval('#three iframe', (all) => all.length),
      frames().filter((path) => path.startsWith('one')).length,
    ]).toEqual([0, 1]);
  });

  // video#owner-overlay
  test("shows the owner's overlay, and destroy restores it", async () => {
    const { page, says } = await arrive('/given');
    await page.waitForSelector('#one [data-ss-block=video]');
    const button = page.locator('aria/Play video');
    await button.wait();
    expect(await page.$eval('div.sqs-video-overlay', (element) => element.style.opacity)).toBe('1');
    // The page has no CSS for the overlay.
    const { height } = (await page.$eval('div.sqs-video-overlay', (element) =>
      element.getBoundingClientRect().toJSON(),
    )) as DOMRect;
    expect(height).toBeCloseTo(700 * 0.5620609, 1);
    await page.locator('div.sqs-video-overlay').click();
    await says('one', 'playing');
    expect(await page.$eval('div.sqs-video-overlay', (element) => getComputedStyle(element).display)).toBe('none');
    await page.evaluate(() => window.SSRuntime.destroy());
    expect(await page.$eval('#one .sqs-video-wrapper', (element) => element.innerHTML)).toBe(givenOverlay);
    await page.evaluate(() => window.SSRuntime.initialize());
    await page.waitForSelector('#one [data-ss-block=video]');
  });

  // video#embed-code
  test(
    "may be an object with an embed, or a file, which the browser plays with its controls; the block's data replace missing " +
      'code; the frame of a saved page is removed',
    async () => {
      const { page, overlay, frames, says } = await arrive('/kinds');
      // The frame of a saved page is removed.
      await overlay('saved');
      expect(await page.$$eval('#saved iframe', (all) => all.length)).toBe(0);
      await (await overlay('object'))?.click();
      await page.waitForSelector('#object iframe');
      expect(frames()).toEqual(['old?enablejsapi=1&api=1&autoplay=1']);
      await (await overlay('saved'))?.click();
      await says('saved', 'playing');
      await (await overlay('file'))?.click();
      expect(await page.$eval('#file video', (video) => [video.controls, new URL(video.src).pathname])).toEqual([
        true,
        '/none.mp4',
      ]);
      await (await overlay('json'))?.click();
      await says('json', 'playing');
      expect(await page.$eval('#json iframe', (frame) => frame.title)).toBe('video');
    },
  );

  // video#embed-code
  test('without an iframe, or an object with an embed, logs "Invalid video embed." and runs no script', async () => {
    const { page, visitor, frames } = await arrive('/hostile');
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-ss-block-error=invalid-embed]').length === count,
      {},
      hostile.length,
    );
    expect(visitor.said.filter((text) => text === 'Invalid video embed.').length).toBe(hostile.length);
    expect([await page.evaluate(() => (window as { hurt?: number }).hurt ?? 'unhurt'), frames()]).toEqual(['unhurt', []]);
  });

  const odd: readonly (readonly [code: string, address: string])[] = [
    ['<IFRAME SRC="https://www.youtube.com/embed/a" WIDTH=640></IFRAME>', 'https://www.youtube.com/embed/a'],
    ['<iframe\n\tsrc = https://player.vimeo.com/video/1\n></iframe>', 'https://player.vimeo.com/video/1'],
    ['&lt;iframe src="https://a.example/?b=1&amp;amp;c=2"&gt;&lt;/iframe&gt;', 'https://a.example/?b=1&c=2'],
    ['<iframe src=\\"https://a.example/q\\" width=\\"3\\"></iframe>', 'https://a.example/q'],
    ['<iframe src="https:\\/\\/a.example\\/s"></iframe>', 'https://a.example/s'],
    ['<iframe\\r\\n\\tsrc=\\"https://a.example/r\\"></iframe>', 'https://a.example/r'],
    [
      '<div><div><iframe src="https://a.example/n"></iframe></div></div><script src="//a.example/x"></script>',
      'https://a.example/n',
    ],
    ['<iframe src="//a.example/p"></iframe>', 'http://a.example/p'],
    [
      '<iframe src="https://a.example/1" srcdoc="<script>parent.hurt=1</script>" onload="hurt=1"></iframe>',
      'https://a.example/1',
    ],
    ['<iframe srcdoc="x"></iframe><iframe src="javascript:1"></iframe><iframe src="https://a.example/3">', 'https://a.example/3'],
    ['<script>hurt=1</script><div><p>Look:<iframe src=" https://a.example/i ">', 'https://a.example/i'],
    [
      `<iframe src="https://a.example/${'x'.repeat(1000)}"></iframe>${'<p>x'.repeat(250_000)}`,
      `https://a.example/${'x'.repeat(1000)}`,
    ],
  ];
  // video#shape, video#embed-safe, video#embed-odd-code
  test(
    'alone is 56.3 % as high as wide, or has the shape of its code; its code may have upper case, line breaks, double ' +
      'escapes, several players or a million characters',
    async () => {
      const { page } = await arrive('/alone');
      await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 3);
      const sizes = await page.$$eval('.sqs-video-wrapper', (all) =>
        all.map((each) => {
          const { width, height } = each.getBoundingClientRect();
          return [width, Math.round(height * 10) / 10];
        }),
      );
      expect(sizes).toEqual([
        [320, 180.2],
        [320, 240],
        [320, 180.2],
      ]);
      const addresses = await page.evaluate(
        async (codes) => {
          const wrappers = codes.map((code) => {
            const wrapper = document.querySelector('main')?.appendChild(document.createElement('div')) as HTMLElement;
            wrapper.className = 'sqs-video-wrapper';
            wrapper.dataset.html = code;
            wrapper.style.width = '160px';
            return wrapper;
          });
          await window.SSRuntime.initialize();
          return wrappers.map((wrapper) => {
            wrapper.querySelector('button')?.click();
            const frame = wrapper.querySelector('iframe') as HTMLIFrameElement;
            const { searchParams: query, href } = new URL(frame.src);
            for (const name of ['autoplay', 'api', 'enablejsapi']) query.delete(name);
            return [
              query.size > 0 ? `${href.split('?')[0]}?${query}` : href.split('?')[0],
              frame.srcdoc,
              frame.getAttribute('onload'),
            ];
          });
        },
        odd.map(([code]) => code),
      );
      expect(addresses).toEqual(odd.map(([, address]) => [address, '', null]));
      expect(await page.evaluate(() => (window as { hurt?: number }).hurt ?? 'unhurt')).toBe('unhurt');
    },
  );

  // video#embed-safe
  test('the player keeps the attributes, query, hash, files and captions that the owner wrote, and gets its own beside them', async () => {
    const { page } = await arrive('/alone');
    const players = await page.evaluate(
      async (codes) => {
        const wrappers = codes.map((code) => {
          const wrapper = document.querySelector('main')?.appendChild(document.createElement('div')) as HTMLElement;
          wrapper.className = 'sqs-video-wrapper';
          wrapper.dataset.html = code;
          wrapper.style.width = '160px';
          return wrapper;
        });
        await window.SSRuntime.initialize();
        return wrappers.map((wrapper) => {
          wrapper.querySelector('button')?.click();
          const player = wrapper.querySelector('iframe,video') as HTMLElement;
          const { style: _, ...attributes } = Object.fromEntries([...player.attributes].map(({ name, value }) => [name, value]));
          const parts = [...player.children].map((part) => part.outerHTML);
          return { attributes, parts };
        });
      },
      [
        '<iframe src="https://a.example/e?sig=a%2Bb+c&amp;flag&amp;autoplay=0#t=5" id="film" class="own" name="n" ' +
          'title="Film" allow="fullscreen; picture-in-picture" allowfullscreen sandbox="allow-scripts" ' +
          'referrerpolicy="no-referrer" loading="lazy" data-own="1" onload="hurt=1"></iframe>',
        '<video poster="https://a.example/p.png" loop muted crossorigin="anonymous" onplay="hurt=1"><source ' +
          'src="https://a.example/f.webm" type="video/webm"><source src="https://a.example/f.mp4" type="video/mp4"><track ' +
          'kind="captions" src="https://a.example/f.vtt" srclang="en-GB" label="English" default></video>',
      ],
    );
    expect(players).toEqual([
      {
        attributes: {
          src: 'https://a.example/e?sig=a%2Bb+c&flag&enablejsapi=1&api=1&autoplay=1#t=5',
          id: 'film',
          class: 'own',
          name: 'n',
          title: 'Film',
          allow: 'autoplay;encrypted-media;fullscreen; picture-in-picture',
          allowfullscreen: '',
          sandbox: 'allow-scripts',
          referrerpolicy: 'no-referrer',
          loading: 'lazy',
          'data-own': '1',
        },
        parts: [],
      },
      {
        attributes: expect.objectContaining({ poster: 'https://a.example/p.png', loop: '', muted: '', crossorigin: 'anonymous' }),
        parts: [
          '<source type="video/webm" src="https://a.example/f.webm">',
          '<source type="video/mp4" src="https://a.example/f.mp4">',
          '<track kind="captions" srclang="en-GB" label="English" default="" src="https://a.example/f.vtt">',
        ],
      },
    ]);
    expect(players[1]?.attributes).not.toHaveProperty('onplay');
  });

  // video#embed-https
  test('uses the player’s https address on a page over https', async () => {
    const { page } = await arrive('/alone');
    page.on('request', async (request) => {
      const { protocol, host, pathname } = new URL(request.url());
      if (protocol !== 'https:' || !host.includes('localhost')) return;
      const { headers, body } = await askPlatform(host, pathname);
      const html = body
        .replaceAll('http://', 'https://')
        .replaceAll(/data-html="[^"]*"/g, 'data-html="<iframe src=http://a.example/1>"');
      await request.respond({ headers, body: html }, 1);
    });
    await page.goto(world.address('films', '/alone').replace('http:', 'https:'));
    await page.locator('aria/Play video').click();
    await page.waitForSelector('iframe');
    expect(await page.$eval('iframe', (frame) => frame.src)).toMatch('https://a.example/1?');
  });

  // video#modes
  test('with fit is shown whole, with fill covers the box, with none takes the box', async () => {
    const { page } = await arrive('/modes');
    await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 5);
    const sizes = await page.evaluate(() =>
      [0, 1, 2, 3, 4].map((index) => {
        document.querySelector<HTMLElement>(`#m${index} button`)?.click();
        const box = (document.querySelector(`#m${index}`) as Element).getBoundingClientRect();
        const { left, top, width, height } = (document.querySelector(`#m${index} iframe`) as Element).getBoundingClientRect();
        return [left - box.left, top - box.top, width, height].map(Math.round);
      }),
    );
    expect(sizes).toEqual([
      [0, 100, 400, 200],
      [-200, 0, 800, 400],
      [0, 0, 400, 400],
      [0, 0, 400, 400],
      // A player without a shape in its code is 56.3 % as high as wide.
      [0, 87, 400, 225],
    ]);
  });

  test('that has not loaded when its slide is left does not start behind the overlay', async () => {
    const { page, frames } = await arrive('/slides');
    await page.waitForSelector('.slide:nth-child(1) [data-ss-block=video]');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.slide:nth-child(1) .sqs-video-overlay')?.click();
      window.SSRuntime.gallery(document.querySelector('#block') as Element)?.next();
    });
    expect(await page.$$eval('iframe', (all) => all.length)).toBe(0);
    expect(frames().length).toBeLessThan(2);
  });

  // video#messages
  test("from a service between the page and the player's host is loaded again, because it takes no messages", async () => {
    const { page } = await arrive('/alone');
    const left = await page.evaluate(
      async (codes) => {
        const main = document.querySelector('main') as HTMLElement;
        main.innerHTML = codes
          .map((code) => `<div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="${code}"></div>`)
          .join('');
        await window.SSRuntime.initialize();
        const wrappers = [...main.children];
        for (const wrapper of wrappers) {
          wrapper.querySelector('button')?.click();
          await new Promise((resolve) => wrapper.querySelector('iframe')?.addEventListener('load', resolve));
        }
        wrappers[0]?.querySelector('button')?.click();
        return wrappers.map((wrapper) => wrapper.querySelectorAll('iframe').length);
      },
      ['<iframe src=/?a.youtube-nocookie.com>', '<iframe src=/?cdn.embedly.com>', '<iframe src=/?b>'],
    );
    expect(left).toEqual([1, 0, 1]);
  });

  test("stays hidden under the page's CSS for frames and buttons, and needs no CSS of the page", async () => {
    const { page, overlay } = await arrive('/unstyled');
    await page.addStyleTag({ content: 'iframe,button{display:block!important}'.replaceAll('!important', '') });
    await page.addStyleTag({ content: '.embed-block-wrapper{position:static}' });
    await overlay('one');
    const { width, height } = (await page.$eval('#one button', (button) => button.getBoundingClientRect().toJSON())) as DOMRect;
    expect([width, height]).toEqual([700, expect.closeTo(700 * 0.5620609, 1)]);
    const seen = await page.$eval('#one button', (button) => {
      button.click();
      return getComputedStyle(button).display;
    });
    expect(seen).toBe('none');
  });

  test('fills the box of its block, and axe finds nothing', async () => {
    const { page, overlay } = await arrive();
    await overlay('one');
    const height = await page.$eval('#one .sqs-video-wrapper', (element) => element.getBoundingClientRect().height);
    expect(height).toBeCloseTo(700 * 0.5620609, 1);
    await overlay('three');
    expect(await findWithAxe(page, '#one')).toEqual([]);
  });
});

// video#early-click
test('a click that precedes the video chunk is replayed', async () => {
  const { page } = await world.newVisitor();
  await page.setRequestInterception(true);
  page.on('request', (request) => void request.continue({}, 0));
  const { asked, release } = holdRequests(page, /chunks\/video-/);
  await page.goto(world.address('films', '/early'), { waitUntil: 'domcontentloaded' });
  await asked;
  await page.click('#one .sqs-video-overlay');
  expect(await page.$('[data-ss-block=video]')).toBeNull();
  release();
  await page.waitForSelector('#one iframe');
});

describe('a video slide', () => {
  // video#slide-inactive, video#slide-left
  test('ignores clicks while it is not current; leaving it pauses the video and shows its overlay, or removes the player', async () => {
    const { page, says } = await arrive('/slides');
    await page.waitForFunction(() => document.querySelectorAll('[data-ss-block=video]').length === 3);
    const click = (slide: string) =>
      page.evaluate((selector) => document.querySelector<HTMLElement>(`${selector} .sqs-video-overlay`)?.click(), slide);
    const players = () => page.$$eval('iframe:not([hidden])', (all) => all.length);
    const gallery = (verb: 'next' | 'currentIndex') =>
      page.evaluate((name) => {
        const live = window.SSRuntime.gallery(document.querySelector('#block') as Element);
        return name === 'next' ? live?.next() : live?.currentIndex;
      }, verb);
    await click('.slide:nth-child(3)');
    expect([await players(), await gallery('currentIndex')]).toEqual([0, 0]);
    await click('.slide:nth-child(1)');
    await says('s1', 'playing');
    // The slide is 700 by 350 and its video fills it: as wide as the slide, cut off above and below.
    const { width, height } = (await page.$eval('.slide:nth-child(1) iframe', (element) =>
      element.getBoundingClientRect().toJSON(),
    )) as DOMRect;
    expect([width, height]).toEqual([700, expect.closeTo(700 * 0.563, 1)]);
    await gallery('next');
    await says('s1', 'paused');
    expect(await players()).toBe(0);
    expect(await page.$eval('.slide:nth-child(1) button', (overlay) => overlay.hidden)).toBe(false);
    await page.waitForFunction(() => !window.SSRuntime.gallery(document.querySelector('#block') as Element)?.inMotion);
    await click('.slide:nth-child(2)');
    await says('s2', 'playing');
    await gallery('next');
    // The first player is kept; the second takes no messages and is removed.
    expect(await page.$$eval('iframe', (all) => all.map(({ src }) => src.split('?')[0]?.slice(-2)))).toEqual(['s1']);
  });
});

// video#photo-service
test('the overlay of a photo-sharing service’s video opens a popup of 620 by 720 px, and no player in the page', async () => {
  const { page, open } = await world.nextVisitor();
  await page.evaluateOnNewDocument(() => {
    Object.assign(window, {
      opened: [],
      open: (...given: unknown[]) => void (window as unknown as { opened: unknown[] }).opened.push(given),
    });
  });
  await open('films', '/photos');
  await page.waitForSelector('#one .sqs-video-overlay');
  await page.click('#one .sqs-video-wrapper');
  const [[address = '', , features = ''] = []] = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
  expect(address).toMatch(/^https:\/\/photos\.example\/p\/1\b/);
  expect(features.split(',')).toEqual(expect.arrayContaining(['popup', 'noopener', 'width=620', 'height=720']));
  expect(await page.$('#one iframe')).toBeNull();
});
