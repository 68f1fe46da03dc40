/** Named styles of the map block (spec 1 §2). Numbers 1, 2 and 4 were met on pages; their order is inferred from the list. */

export const mapStyles = { Original: 1, Grayscale: 2, Satellite: 3, MinimalDark: 4, MinimalLight: 5, MinimalBlue: 6 } as const;
export type MapStyle = keyof typeof mapStyles;
