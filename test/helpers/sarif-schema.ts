import * as z from 'zod';

// What the published SARIF 2.1.0 schema (OASIS, sarif-schema-2.1.0.json) says of the objects that our logs hold, written out by hand:
// no package ships the schema itself. Objects are closed, as there; "properties" may hold anything (§3.8).

const properties = z.record(z.string(), z.unknown());
const text = z.strictObject({ text: z.string() });
const position = z.int().min(1);
/** A URI reference (RFC 3986): no white space and none of the characters that must be escaped. */
const uriReference = z.string().regex(/^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/);

const location = z.strictObject({
  physicalLocation: z
    .strictObject({
      artifactLocation: z.strictObject({ uri: uriReference }),
      region: z.strictObject({ startLine: position, startColumn: position.optional() }).optional(),
    })
    .optional(),
  logicalLocations: z
    .array(z.strictObject({ fullyQualifiedName: z.string(), name: z.string().optional(), kind: z.string().optional() }))
    .optional(),
});

const result = z.strictObject({
  ruleId: z.string(),
  level: z.enum(['none', 'note', 'warning', 'error']),
  message: text,
  locations: z.array(location).optional(),
  partialFingerprints: z.record(z.string(), z.string()).optional(),
  baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
  properties: properties.optional(),
});

const rule = z.strictObject({
  id: z.string(),
  shortDescription: text.optional(),
  fullDescription: text.optional(),
  helpUri: z.url().optional(),
  properties: properties.optional(),
});

const run = z.strictObject({
  tool: z.strictObject({
    driver: z.strictObject({
      name: z.string(),
      version: z.string().optional(),
      // Semantic Versioning 2.0.
      semanticVersion: z
        .string()
        .regex(/^\d+\.\d+\.\d+/)
        .optional(),
      informationUri: z.url().optional(),
      rules: z
        .array(rule)
        .refine((rules) => new Set(rules.map((each) => JSON.stringify(each))).size === rules.length)
        .optional(),
    }),
  }),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
  results: z.array(result).optional(),
  invocations: z.array(z.strictObject({ executionSuccessful: z.boolean(), properties: properties.optional() })).optional(),
  properties: properties.optional(),
});

export const sarifSchema = z.strictObject({
  $schema: z.url().optional(),
  version: z.literal('2.1.0'),
  runs: z.array(run),
});
