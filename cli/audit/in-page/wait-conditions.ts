/** Whether an element of the selector can be seen. Self-contained, because it travels as text. */
export const isShown = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

/** Whether no element of the selector can be seen. Self-contained, because it travels as text. */
export const isGone = (selector: string): boolean =>
  ![...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
