import { describe, expect, test } from 'vitest';
import { isPlatformDriver, isPlatformScript } from '../../../fake-server/html/platform-scripts.ts';

const isPlatform = (source: string, attributes: Record<string, string> = {}): boolean =>
  isPlatformScript(source, new Map(Object.entries(attributes)));

describe('isPlatformScript', () => {
  test.each([
    '//assets.squarespace.com/universal/scripts-compressed/common-vendors-0a1b2c3d4e5f-min.en-US.js',
    'https://assets.squarespace.com/@sqs/polyfiller/1.6/modern.js',
    'http://static.squarespace.com/universal/scripts-compressed/common-0123456789abcdef0123-min.js',
    'https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.0a1b2c.js',
    'https://definitions.sqspcdn.com/website-component-definition/static-assets/x/y.js',
    '/universal/scripts-compressed/extract-css-runtime-abcdef012345-min.en-US.js?cache=1',
    './Page_files/common-vendors-0a1b2c-min.en-US.js',
    'Page_files/common-vendors-stable-0a1b2c3d-min.en-US.js.download',
    './Page_files/site-bundle.0a1b2c.js.download',
    '../assets.squarespace.com/universal/scripts-compressed/performance-0a1b2c-min.de-DE.js',
    'Mein%20Studio_files/extract-css-runtime-0a1b2c-min.en-US(1).js',
    'assets/polyfiller/1.6/legacy.js',
    'Page_files/common-vendors-stable-0a1b2c3d-min.en-US_0nEL.js',
    'Page_files/site-bundle.0a1b2c_RQ-E.js',
    'Seite-Dateien/common-0a1b2c3d-min.en-US_002.js',
    'Page_files/boot.js',
    'Page_files/boot(1).js.download',
    'Page_fichiers/boot_0nEL.js',
    'http://static.localhost:4100/runtime/chunks/blocks-3E1FD5EA.js',
    '//static.squarespace.com/universal/scripts-v6/01012013000000000/yui-seed.js',
  ])('%s is a platform script', (source) => {
    expect(isPlatform(source)).toBe(true);
  });

  test('site-bundle.js without a hash is the platform’s on pages of 7.1, and the theme’s on older ones', () => {
    for (const source of [
      './Page_files/site-bundle.js',
      'site-bundle.js.download',
      'P_files/site-bundle_0nEL.js',
      '/static/site-bundle(1).js',
    ])
      expect([isPlatformScript(source, new Map(), true), isPlatformScript(source, new Map(), false)]).toEqual([true, false]);
  });

  test('a saved modern.js or legacy.js is a platform script only with the attributes of the platform’s tag', () => {
    expect(isPlatform('./Page_files/modern.js.download', { crossorigin: 'anonymous' })).toBe(true);
    expect(isPlatform('./Page_files/legacy.js', { crossorigin: 'anonymous', nomodule: '' })).toBe(true);
    expect(isPlatform('./Page_files/modern_0nEL.js', { crossorigin: 'anonymous' })).toBe(true);
    expect(isPlatform('./Page_files/modern.js')).toBe(false);
    expect(isPlatform('/js/modern.js', { crossorigin: 'anonymous' })).toBe(false);
  });

  test.each([
    '/scripts/site.js',
    '/scripts/boot.js',
    'Page_files/bootstrap_0nEL.js',
    'https://static1.squarespace.com/static/ta/52a74d9ae4b0253945d2aee9/1027/scripts/combo/?site.js',
    'https://static1.squarespace.com/static/ta/52a74d9ae4b0253945d2aee9/1027/scripts/site-bundle.js',
    'https://static1.squarespace.com/static/5d8a/t/5d8b/1569/plugin.js',
    'https://use.typekit.net/ik/abc.js',
    'https://evil.example/?//assets.squarespace.com/@sqs/x.js',
    'https://cdn.example/jquery-3.6.0-min.js',
    'https://cdn.example/app-0a1b2c-min.js',
    'site-bundle.js',
    '//static.squarespace.com/universal/scripts-thirdparty/html5/html5-shiv.js',
    '',
  ])('%j is not a platform script', (source) => {
    expect(isPlatform(source)).toBe(false);
  });
});

describe('isPlatformDriver', () => {
  test.each([
    'SquarespaceFonts.loadViaContext(); Squarespace.load(window);',
    'Squarespace.load(window)',
    '\n  ImageLoader.bootstrap({}, document);\n',
    '/* boot */ window.ImageLoader.bootstrap({}, document); // now',
  ])('%j only drives the platform’s bundle', (content) => {
    expect(isPlatformDriver(content)).toBe(true);
  });

  test.each([
    '',
    'SQUARESPACE_ROLLUPS = {};',
    'Static.COOKIE_BANNER_CAPABLE = true;',
    'Squarespace.load(window); alert(1)',
    'Squarespace.onInitialize(Y, function () { Squarespace.load(window); });',
    "(function(rollups, name) { if (!rollups[name]) { rollups[name] = {}; } })(SQUARESPACE_ROLLUPS, 'squarespace-common');",
  ])('%j has other statements, or none', (content) => {
    expect(isPlatformDriver(content)).toBe(false);
  });
});
