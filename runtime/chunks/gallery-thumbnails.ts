export { bringThumbnailsToLife } from '../gallery/thumbnails.ts';
