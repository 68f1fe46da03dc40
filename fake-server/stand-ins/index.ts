import type { RequestHandler } from 'express';
import { captcha } from './captcha.ts';
import { comments } from './comments.ts';
import { fonts } from './fonts.ts';
import { mapsPage } from './maps-page.ts';
import { pixel } from './pixel.ts';
import { reservation } from './reservation.ts';
import { social } from './social.ts';
import { video } from './video.ts';

/** Every stand-in for a third party, served at `http://third-party.localhost:<port>/`. */
export const standIns: readonly (() => RequestHandler)[] = [
  captcha,
  comments,
  fonts,
  mapsPage,
  pixel,
  reservation,
  social,
  video,
];
