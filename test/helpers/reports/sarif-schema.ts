import * as z from 'zod';

/** A URI reference by RFC 3986: its characters and escapes. */
const uri = z.string().regex(/^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/);
const message = z.strictObject({ text: z.string(), markdown: z.string().optional(), id: z.string().optional() });
const properties = z.looseObject({ tags: z.array(z.string()).optional() });
const level = z.enum(['none', 'note', 'warning', 'error']);
const positive = z.int().min(1);

const region = z.strictObject({
  startLine: positive.optional(),
  startColumn: positive.optional(),
  endLine: positive.optional(),
  endColumn: positive.optional(),
  snippet: z.strictObject({ text: z.string() }).optional(),
});
const artifactLocation = z.strictObject({
  uri: uri.optional(),
  uriBaseId: z.string().optional(),
  index: z.int().min(-1).optional(),
});
const location = z.strictObject({
  physicalLocation: z.strictObject({ artifactLocation: artifactLocation.optional(), region: region.optional() }).optional(),
  logicalLocations: z
    .array(
      z.strictObject({ name: z.string().optional(), fullyQualifiedName: z.string().optional(), kind: z.string().optional() }),
    )
    .optional(),
  message: message.optional(),
  properties: properties.optional(),
});
const rule = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  shortDescription: message.optional(),
  fullDescription: message.optional(),
  help: message.optional(),
  helpUri: z.url().optional(),
  defaultConfiguration: z.strictObject({ enabled: z.boolean().optional(), level: level.optional() }).optional(),
  properties: properties.optional(),
});
const result = z.strictObject({
  ruleId: z.string().optional(),
  ruleIndex: z.int().min(-1).optional(),
  kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
  level: level.optional(),
  message,
  locations: z.array(location).optional(),
  partialFingerprints: z.record(z.string(), z.string()).optional(),
  baselineState: z.enum(['new', 'unchanged', 'updated', 'absent']).optional(),
  properties: properties.optional(),
});
const notification = z.strictObject({ message, level: level.optional(), locations: z.array(location).optional() });

/**
 * The parts of SARIF 2.1.0 (OASIS, sections 3.13 to 3.58) that this project writes; its objects are closed, as in the standard.
 */
const log = z.strictObject({
  $schema: z.url().optional(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          version: z.string().optional(),
          semanticVersion: z.string().optional(),
          informationUri: z.url().optional(),
          rules: z.array(rule).optional(),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
      invocations: z
        .array(
          z.strictObject({
            executionSuccessful: z.boolean(),
            toolExecutionNotifications: z.array(notification).optional(),
          }),
        )
        .optional(),
      results: z.array(result).optional(),
      properties: properties.optional(),
    }),
  ),
});

/** Returns a log's violations of SARIF 2.1.0, each with its place and the expectation. */
export function sarifProblems(value: unknown): string[] {
  const parsed = log.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message: expected }) => `/${path.join('/')} ${expected}`);
}
