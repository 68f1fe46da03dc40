import type { MapOptions } from '../../contract/maps/map-block.ts';
import type { MapAppearance } from './paint.ts';
import type { MapPart } from './projection.ts';

/** Makes a map interactive: `chunks/map-embedded.ts` or `hosted-map.ts`. */
export interface MapAdapter {
  /** Adds an interactive map to the box. Rejects if that fails, and leaves the box unchanged. */
  create(box: HTMLElement, settings: MapSettings): Promise<MapView>;
}

export interface MapSettings {
  readonly options: MapOptions;
  readonly appearance: MapAppearance;
  readonly pin: MapPin;
  /** Returns whether the pointer has moved over the map and is still there. */
  readonly isPointedAt: () => boolean;
  readonly prefersReducedMotion: boolean;
}

/** Returns whether the pointer has moved, rather than the page below it. */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** The marker's icon. */
export interface MapPin {
  /** A link to the external maps page, or an image. */
  readonly element: HTMLElement;
  readonly title: string;
  /** The icon as a data URL. */
  readonly imageUrl: string;
  /** Address of the external maps page; null if a click does nothing. */
  readonly link: string | null;
}

/** An interactive map. */
export interface MapView {
  zoomBy(steps: number): void;
  /** Applies a changed size of the box. */
  resize(): void;
  /** Returns whether the current click ends a drag of the map or its marker. */
  isDragged(): boolean;
  dispose(): void;
}

/**
 * Paints a part of the world, and paints it again when its tiles are loaded. Returns a function that cancels the second painting.
 */
export type DrawMap = (canvas: HTMLCanvasElement, part: MapPart, appearance: MapAppearance) => () => void;
