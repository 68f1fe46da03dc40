/** The server's elements around a gallery; each role may be played by several, or by none. Spec 1 §3 "elements". */
export interface GalleryElements {
  readonly next?: readonly HTMLElement[];
  readonly previous?: readonly HTMLElement[];
  /** Shows the number of the current slide, counted from 1. */
  readonly currentIndex?: readonly HTMLElement[];
  readonly totalSlides?: readonly HTMLElement[];
  /** Hold the controls, or one for each slide; out of sight where there is nothing to control. */
  readonly controls?: readonly HTMLElement[];
}
