import type { MapOptions } from '../../contract/maps/map-block.ts';
import type { MapAppearance } from './paint.ts';
import type { MapPart } from './projection.ts';

/** Makes a map interactive: `chunks/map-embedded.ts` or `hosted-map.ts`. */
export interface MapAdapter {
  /** Draws the map into the box and lets visitors move it. Rejects where that fails, and leaves the box unchanged. */
  create(box: HTMLElement, settings: MapSettings): Promise<MapView>;
}

export interface MapSettings {
  readonly options: MapOptions;
  readonly appearance: MapAppearance;
  readonly pin: MapPin;
  /** Whether the pointer has moved over the map and is still there. */
  readonly isPointedAt: () => boolean;
  readonly prefersReducedMotion: boolean;
}

/** Whether the pointer has moved, rather than the page below it. */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** The marker's icon. */
export interface MapPin {
  /** A link to the external maps page, or an image without one. */
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
  /** Whether the press that the current click ends was a drag of the map or its marker. */
  isDragged(): boolean;
  dispose(): void;
}

/** Paints a part of the world, and again when its tiles have arrived. The returned function prevents that. */
export type DrawMap = (canvas: HTMLCanvasElement, part: MapPart, appearance: MapAppearance) => () => void;
