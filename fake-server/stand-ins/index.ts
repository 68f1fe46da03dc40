import type { RequestHandler } from 'express';
import { mapsPage } from './maps-page.ts';
import { pixel } from './pixel.ts';

/** Every stand-in for a third party, served at `http://third-party.localhost:<port>/`. */
export const standIns: readonly (() => RequestHandler)[] = [mapsPage, pixel];
