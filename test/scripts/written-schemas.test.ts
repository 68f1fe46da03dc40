// covers: scripts/declarations/
import { expect, test } from 'vitest';
import { withWrittenSchemas } from '../../scripts/declarations/written-schemas.ts';

const source = `import { z } from 'zod';
import { tideSchema } from './tides.ts';
import { moonNames } from './moons.ts';

export type { Tide } from './tides.ts';

export const waveSchema = z
  .object({
    /** In metres. */
    height: z.number(),
    tide: tideSchema.nullable(),
    /** Absent at night. */
    colour: z.enum(['grey', 'blue']).optional(),
    crests: z.array(z.object({ at: z.iso.datetime() }).readonly()).readonly(),
    moons: z.partialRecord(z.enum(moonNames), z.string()).readonly(),
  })
  .readonly();
/** A wave. */
export type Wave = z.infer<typeof waveSchema>;
`;

test('a type that is inferred of a schema is written with the comments of its members, without types of zod', () => {
  expect(withWrittenSchemas('waves.ts', source)).toBe(`import type { Tide } from './tides.ts';
import type { MoonName } from './moons.ts';
export type { Tide } from './tides.ts';
/** A wave. */
export interface Wave {
    /** In metres. */
    readonly height: number;
    readonly tide: Tide | null;
    /** Absent at night. */
    readonly colour?: 'grey' | 'blue';
    readonly crests: readonly {
        readonly at: string;
    }[];
    readonly moons: Readonly<Partial<Record<MoonName, string>>>;
}
`);
});

test('a schema without a known type is refused by name', () => {
  const unknown = source.replace('z.number()', 'z.bigint()');
  expect(() => withWrittenSchemas('waves.ts', unknown)).toThrow('has no type for z.bigint: add it there');
});
