// Part of the boot script.
/** Features of every browser that runs the runtime, by the names of Modernizr 2, which the platform's bundle brought. */
const features =
  'flexbox canvas hashchange history rgba opacity multiplebgs backgroundsize borderradius boxshadow textshadow cssanimations csscolumns cssgradients csstransforms csstransforms3d csstransitions fontface generatedcontent video audio localstorage svg inlinesvg smil svgclippaths';

/** Returns `Modernizr` of themes, whose tests pass, but for `touch` (compat#feature-tests). */
export function featureTests(touch: boolean): object {
  const own: Record<string, unknown> = {
    touch,
    touchevents: touch,
    mq: (query: string) => matchMedia(query).matches,
    // No property needs a prefix any more.
    prefixed: (name: string) => name,
    addTest() {},
  };
  return new Proxy(own, { get: (_, name) => (name in own ? own[name as string] : typeof name === 'string' && name !== 'then') });
}

/** Whether the visitor points with a finger alone. `hover: none` alone also matches a device without any pointer. commerce#pointer-class */
export const isTouchOnly = (window: object): boolean => {
  const { navigator, matchMedia } = window as Partial<Window & typeof globalThis>;
  return !!navigator?.maxTouchPoints && !!matchMedia?.('(hover: none)').matches;
};

/**
 * Sets the classes of the tests on the root element, `touch` or `no-touch` among them: style sheets show what a pointer uncovers only under
 * one that can hover. Those of a saved page may be of another device.
 */
export function markFeatures({ classList }: Element, isTouch: boolean): void {
  classList.remove(isTouch ? 'no-touch' : 'touch');
  classList.add(...features.split(' '), isTouch ? 'touch' : 'no-touch');
}
