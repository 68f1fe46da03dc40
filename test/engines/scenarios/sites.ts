import type { Site } from '../../../fake-server/start.ts';
import { withPictures } from '../../helpers/platform/pictures.ts';
import { testSite } from '../../helpers/platform/test-site.ts';

export const engineSites: readonly Site[] = [withPictures(testSite('engine', { '/': {} }))];
