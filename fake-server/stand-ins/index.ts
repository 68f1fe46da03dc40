import type { RequestHandler } from 'express';
import { captcha } from './captcha.ts';
import { comments } from './comments.ts';
import { fonts } from './fonts.ts';
import { maps } from './maps.ts';
import type { standInNames } from './names.ts';
import { pixel } from './pixel.ts';
import { reservation } from './reservation.ts';
import { social } from './social.ts';
import { tourDates } from './tour-dates.ts';
import { video } from './video.ts';

/** Every stand-in for a third party, served at `http://third-party.localhost:<port>/`: `/maps/…`, `/pixel.js`. */
export const standIns: Readonly<Record<(typeof standInNames)[number], () => RequestHandler>> = {
  booking: reservation,
  captcha,
  comments,
  fonts,
  maps,
  pixel,
  registry: reservation,
  reservation,
  social,
  'tour-dates': tourDates,
  video,
};
