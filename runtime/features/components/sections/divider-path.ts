export interface DividerShape {
  readonly type: string;
  /** Ratio of the section's height. */
  readonly height: number;
  readonly isFlipX: boolean;
}

/** Returns the lower edge from left to right; wave and teeth are those of published pages. site#section-divider */
function edgeOf({ type, height: h, isFlipX }: DividerShape): string | null {
  const k = (isFlipX ? 1 : -1) * 0.64 * h;
  const n = (value: number) => `${Math.round(value * 1e5) / 1e5}`;
  switch (type) {
    case 'wavy':
      return `L-1,${n(1 - h / 2)} ${`c0.25,${n(k)} 0.25,${n(k)} 0.5,0 s0.25,${n(-k)} 0.5,0 `.repeat(2)}`;
    case 'jagged':
      return `L-1,1 ${(isFlipX ? `l0,0 l0.75,${n(-h)} l0.25,${n(h)} ` : `l0,0 l0.25,${n(-h)} l0.75,${n(h)} `).repeat(3)}`;
    case 'pointed':
      return `L0,${n(1 - h)} L0.5,1 L1,${n(1 - h)} `;
    case 'rounded':
      return `L0,${n(1 - h)} Q0.5,${n(1 + h)} 1,${n(1 - h)} `;
    case 'scalloped':
      return `L0,${n(1 - h)} ${`q0.0625,${n(2 * h)} 0.125,0 `.repeat(8)}`;
    default:
      return null;
  }
}

/**
 * Returns the clip path of a section in units of its box, and the line along its lower edge. Without a known shape the section
 * stays whole.
 */
export function dividerPath(shape: DividerShape): { readonly clip: string; readonly stroke: string } {
  const edge = edgeOf(shape);
  if (!edge) return { clip: 'M0,0 L1,0 L1,1 L0,1 z', stroke: 'M0,1 L1,1' };
  const isWide = edge.startsWith('L-1');
  const y0 = Math.round((1 - shape.height) * 1e5) / 1e5;
  const back = shape.type === 'jagged' ? 'L2,-1 L-1,-1' : 'L1,-1 L0,-1';
  return {
    clip: isWide ? `M-1,${y0} ${edge}${back} z` : `M0,0 ${edge}L1,0 z`,
    stroke: `M-100,0.5 L-100,1.5 ${edge.trim()}`,
  };
}
