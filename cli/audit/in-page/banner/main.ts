/**
 * The functions of the isolated world in which an audit finds and presses the controls of a banner. The page cannot observe it.
 */

export { takeBannerData } from './data.ts';
export { choicesToPress, find, tabsToPress } from './find.ts';
export { possibleHosts } from './hosts.ts';
export { focus, frame, isAt, pointOf, press } from './press.ts';
export { signOfBanner } from './signs.ts';
