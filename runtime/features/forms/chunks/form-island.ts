/** Draws forms with React, the only download of forms that needs it. Loaded for forms that the page only describes. */
export { createDrawing } from '../drawing/drawing.ts';
