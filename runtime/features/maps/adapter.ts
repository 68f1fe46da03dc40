import type { MapOptions } from '../../contract/maps/map-block.ts';
import type { MapLook } from './paint.ts';
import type { MapPart } from './projection.ts';

/** Who draws an interactive map: one of the two in `embedded.ts` and `hosted.ts`. */
export interface MapAdapter {
  /** Draws the map into the box and lets visitors move it. Rejects where it cannot, and then leaves the box as it was. */
  create(box: HTMLElement, settings: MapSettings): Promise<MapView>;
}

export interface MapSettings {
  readonly options: MapOptions;
  readonly look: MapLook;
  readonly pin: MapPin;
  /** The pointer has moved over the map and is still there. */
  readonly isPointedAt: () => boolean;
  readonly isQuiet: boolean;
}

/** Whether it is the pointer that moves, not the page under it. */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** The marker. */
export interface MapPin {
  /** A link to the external maps page, or a picture where there is none. */
  readonly element: HTMLElement;
  readonly title: string;
  /** The same as a picture's address. Drawn at half its size. */
  readonly imageUrl: string;
  /** null: a click does nothing. */
  readonly link: string | null;
}

/** An interactive map. */
export interface MapView {
  zoomBy(steps: number): void;
  /** Its box has another size. */
  resize(): void;
  /** The click that follows the press just made is the end of a drag, of the map or of its marker. */
  isDragged(): boolean;
  dispose(): void;
}

/** Paints part of the world, at once what is there of it and again when the rest has come. The returned function ends it. */
export type DrawMap = (canvas: HTMLCanvasElement, part: MapPart, look: MapLook) => () => void;
