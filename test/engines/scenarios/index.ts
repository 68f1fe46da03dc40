import type { Topic } from '../facade/scenario.ts';
import { boot } from './boot.ts';
import { consent } from './consent.ts';
import { delivery } from './delivery.ts';
import { earlyPresses } from './early-presses.ts';
import { everyMoment } from './every-moment.ts';
import { forcedColours } from './forced-colours.ts';
import { forms } from './forms.ts';
import { galleries } from './galleries.ts';
import { header } from './header.ts';
import { history } from './history.ts';
import { hungChunks } from './hung-chunks.ts';
import { languages } from './languages.ts';
import { layers } from './layers.ts';
import { lightbox } from './lightbox.ts';
import { maps } from './maps.ts';
import { motion } from './motion.ts';
import { overlays } from './overlays.ts';
import { platformSheet } from './platform-sheet.ts';
import { print } from './print.ts';
import { safari } from './safari.ts';
import { sealed } from './sealed.ts';
import { store } from './store.ts';
import { trustedTypes } from './trusted-types.ts';
import { video } from './video.ts';
import { visit } from './visit.ts';

/** The scenarios by topic, the same for every engine. */
export const topics: Readonly<Record<string, Topic>> = {
  boot,
  visit,
  consent,
  galleries,
  lightbox,
  layers,
  video,
  overlays,
  forms,
  store,
  sealed,
  maps,
  motion,
  header,
  delivery,
  history,
  print,
  languages,
  'forced colours': forcedColours,
  'trusted types': trustedTypes,
  'hung chunks': hungChunks,
  'platform sheet': platformSheet,
  'early presses': earlyPresses,
  'every moment': everyMoment,
  safari,
};
