import { galleryMessages, noLoader } from '../../../runtime/contract/gallery/constants.ts';
import { mapMessages } from '../../../runtime/contract/maps/constants.ts';
import { chunkFailedMessage } from '../../../runtime/contract/site/constants.ts';
import { invalidEmbed, noVideoLoader } from '../../../runtime/contract/video/constants.ts';
import { type ErrorRow, page } from './error-row.ts';

/** Failures of chunks, of the map library and of blocks. */
export const codeRows: readonly ErrorRow[] = [
  page('maps:status:404', {
    situation: 'The map library is missing',
    rule: 'maps#library-timeout',
    site: 'maps',
    path: '/hosted',
    shownIn: 'console',
    sentence: 'The hosted map library is not used: ',
    does: 'Keeps the picture; the embedded map is opened when the visitor uses it.',
  }),
  page('maps:hang', {
    situation: 'The map library does not arrive',
    rule: 'maps#library-timeout',
    site: 'maps',
    path: '/hosted',
    shownIn: 'console',
    sentence: `The hosted map library is not used: ${mapMessages.timeout}`,
    does: 'Gives up after 30 s, once for all maps, and keeps the picture.',
    timeoutMs: 30_000,
  }),
  page('chunk:status:404', {
    situation: 'A chunk is missing after a release',
    rule: 'errors#chunk-failure',
    site: 'galleries',
    path: '/grid',
    shownIn: 'console',
    sentence: chunkFailedMessage('after-load'),
    does: 'A ChunkLoadError of the type missing. The pictures of the page are shown.',
  }),
  page('chunk-gallery:hang', {
    situation: 'A chunk does not arrive',
    rule: 'errors#chunk-failure',
    site: 'galleries',
    path: '/grid',
    shownIn: 'console',
    sentence: noLoader,
    does: 'A ChunkLoadError of the type timeout after 120 s. The page is ready before, and its pictures are shown.',
    timeoutMs: 120_000,
  }),
  page('chunk-gallery:status:404', {
    situation: 'The code of galleries is missing',
    rule: 'errors#loader-missing',
    site: 'galleries',
    path: '/grid',
    shownIn: 'console',
    sentence: noLoader,
    does: 'The pictures of the page are shown.',
  }),
  page('chunk-video:status:404', {
    situation: 'The code of videos is missing',
    rule: 'errors#loader-missing',
    site: 'galleries',
    path: '/video',
    shownIn: 'console',
    sentence: noVideoLoader,
    does: 'The page is not affected.',
  }),
  ...(
    [
      ['A gallery of an unknown design', galleryMessages.unknownDesign, 'gallery#unknown-design', 'design'],
      [
        'A gallery with an unknown transition',
        galleryMessages.unknownTransition('explode'),
        'gallery#unknown-transition',
        'transition',
      ],
    ] as const
  ).map(([situation, sentence, rule, act]) =>
    page('', {
      situation,
      rule,
      sentence: `Rejected: ${sentence}`,
      path: `/call#${act}`,
      shownIn: 'outcome',
      does: 'The constructor throws; the pictures of the page are left as they are.',
    }),
  ),
  ...(
    [
      ['A gallery whose data are not JSON', galleryMessages.unparseable, 'gallery#data-unusable'],
      ['A gallery without data', galleryMessages.missing, 'gallery#data-unusable'],
      ['A video without a frame', invalidEmbed, 'video#embed-code'],
    ] as const
  ).map(([situation, sentence, rule]) =>
    page('', { situation, rule, sentence, path: '/broken', shownIn: 'console', does: 'The block is left as it is.' }),
  ),
];
