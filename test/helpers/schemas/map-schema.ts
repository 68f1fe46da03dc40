/** Schema of a map block's JSON. maps#block-data */

import * as z from 'zod';
import { type MapStyle, mapStyles } from '../../../runtime/contract/maps/map-block.ts';

const text = z.string().nullish();
const flag = z.boolean().nullish();
const latitude = z.number().min(-90).max(90).nullish();
const longitude = z.number().min(-180).max(180).nullish();

export const mapSchema = z.looseObject({
  location: z.looseObject({
    mapLat: latitude,
    mapLng: longitude,
    markerLat: latitude,
    markerLng: longitude,
    mapZoom: z.number().min(0).nullish(),
    addressTitle: text,
    addressLine1: text,
    addressLine2: text,
    addressCountry: text,
  }),
  style: z.literal([...Object.values(mapStyles), ...(Object.keys(mapStyles) as MapStyle[])]).nullish(),
  labels: flag,
  terrain: flag,
  controls: flag,
  showLabels: flag,
  showTerrain: flag,
  showControls: flag,
  draggable: flag,
  scrollwheel: flag,
  disableDefaultUI: flag,
  markerDraggable: flag,
  linkOnClick: flag,
  vSize: z.number().nullish(),
  aspectRatio: z.number().positive().nullish(),
});
