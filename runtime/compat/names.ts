/** The window names of older templates that must be there at once (wild §1, §4). One text each, because a list of texts weighs more; so does another order. */

const queued =
  'UserAccountApi.isUserAuthenticated ImageLoader.load Squarespace.initializePageContent UserAccountApi.openAccountScreen Squarespace.afterBodyLoad Squarespace.onInitialize ImageLoader.bootstrap Squarespace.globalDestroy Squarespace.globalInit Squarespace.initializeCommerce Squarespace.initializeLayoutBlocks Squarespace.initializeSummaryV2Block Squarespace.initializeFormBlocks Squarespace.initializeVideo Squarespace.initializeCartPage Y.use Y.on';
type Words<Text> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

export type QueuedName = Words<typeof queued>;
/** Wait until the compat chunk is there, which fetches it. */
export const queuedNames = queued.split(' ') as readonly QueuedName[];

/** Have nothing to do here: what they started has started by itself. */
export const emptyNames: readonly string[] =
  'SquarespaceFonts.loadViaContext Squarespace.load Y.Global.on Y.Squarespace.Management.on'.split(' ');
