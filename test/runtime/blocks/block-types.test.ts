import { expect, test } from 'vitest';
import * as block from '../../../runtime/contract/blocks/block-types.ts';
import { nameNumbers } from '../../helpers/values/name-numbers.ts';

// site#block-types
test('block types have their numbers, without 15, 34-40 and 64', () => {
  expect(block.blockTypes).toEqual(
    nameNumbers(
      `NAVIGATION 1, HTML 2, LOGO 3, MAP 4, IMAGE 5, TWITTER 6, JOURNAL 7, GALLERY 8, FORM 9, GEO 10, INDEX 11, COLLECTION_LINK 12,
       LINK 13, TAGCLOUD 14, COMMENTS 16, FOLDER 17, MENU 18, SOCIAL_LINKS 19, SUMMARY 20, SPACER 21, EMBED 22, CODE 23,
       FOURSQUARE 24, INSTAGRAM 25, CALENDAR 26, POSTS_BY_AUTHOR 27, POSTS_BY_TAG 28, POSTS_BY_CATEGORY 29, POSTS_BY_MONTH 30,
       QUOTE 31, VIDEO 32, SEARCH 33, AUDIO 41, FIVEHUNDREDPIX 42, PRODUCT 43, MARKDOWN 44, FLICKR 45, AMAZON 46,
       HORIZONTAL_RULE 47, SOCIAL_ACCOUNT_LINKS 48, RSS 49, OPENTABLE 50, NEWSLETTER 51, DONATION 52, BUTTON 53,
       SOCIAL_ACCOUNT_LINKS_V2 54, SUMMARY_V2 55, SOUNDCLOUD 56, EMAIL_FOOTER 57, IN_BROWSER_MESSAGE_LINK 58, TOURDATES 59,
       ALBUM 60, ARCHIVE 61, CHART 62, ZOLA 63, ACUITY 65, OPENTABLE_V2 66, MEMBER_AREA 67, TOCK 68, ACCORDION 69`,
    ),
  );
});

test('Amazon, donation, menu and both OpenTable blocks are gated by features', () => {
  expect([...block.featureGatedBlockTypes].sort((a, b) => a - b)).toEqual([18, 46, 50, 52, 66]);
});

test('block variants run from 1000 to 1017, without 1001', () => {
  expect(block.blockVariants).toEqual({
    gallery: { slideshow: 1000, carousel: 1002, grid: 1003, stack: 1004 },
    summary: { wall: 1005, carousel: 1006, list: 1007, grid: 1008 },
    chart: { bar: 1009, line: 1010, pie: 1011 },
    image: { inline: 1012, poster: 1013, card: 1014, overlap: 1015, collage: 1016, stack: 1017 },
  });
});

test('slice types have their numbers', () => {
  expect(block.sliceTypes).toEqual(
    nameNumbers(
      `HEADING 1, SUB_HEADING 2, BODY 3, IMAGE 4, GALLERY 5, VIDEO 6, SOCIAL_ICONS 7, BUTTONS 8, NAVIGATION 9, CUSTOM_FORM 10,
       NEWSLETTER 11, ALBUM 12, MAP 13, LOGO 14, ACTION 15, FORM 16, LOCK 17, PASSWORD 18, TWITTER 19, POPUP_OVERLAY_ACTION 20,
       TEMP_LOCK_INJECT 100`,
    ),
  );
});
