import * as z from 'zod';
import type { EndpointName, EndpointRow } from '../../runtime/contract/endpoints.ts';
import { withoutFields } from '../../runtime/contract/read.ts';
import { checkCrumb } from '../calls/crumb.ts';
import type { JournalProblem } from '../common/journal/journal.ts';
import { requestSchemas, toProblems } from '../common/schemas/index.ts';
import type { IssuedTokens } from '../state/issued-tokens.ts';
import { partsOf } from './check-in-parts.ts';
import type { CallContext, Endpoint } from './context.ts';

/** Returns the problems of a decoded call, by the contract's encoding, schema and crumb, and whether its crumb is wrong. */
export function checkCall(
  { call, crumbs, cookies }: Pick<CallContext, 'call' | 'crumbs' | 'cookies'>,
  { row }: Pick<Endpoint, 'row'>,
  issued: IssuedTokens,
): { readonly problems: readonly JournalProblem[]; readonly hasWrongCrumb: boolean } {
  const encodingProblem = checkEncoding(row, call.shape);
  const crumb = checkCrumb({ crumbs, place: row.crumb, shape: call.shape, cookies }, issued);
  const problems: JournalProblem[] = encodingProblem ? [encodingProblem] : [];
  // A field whose JSON text is broken has its problem already.
  const isKnown = (pointer: string) => [...call.problems, ...problems].some((problem) => problem.pointer === pointer);
  const broken = checkSchema(row, call);
  if (broken.length > 0) problems.push(...broken.filter(({ pointer }) => !isKnown(pointer)));
  if (crumb.problem) problems.push(crumb.problem);
  return { problems, hasWrongCrumb: crumb.isWrong };
}

/** Returns the problem of a body in another encoding than the contract's. A missing body is a problem of the schema. */
function checkEncoding({ encoding }: EndpointRow, shape: string): JournalProblem | null {
  if (encoding === 'form' && shape === 'json') return { pointer: '', message: 'Expected a form-encoded body, got JSON.' };
  if ((encoding === 'json' || encoding === 'text') && shape === 'form') {
    return { pointer: '', message: 'Expected a JSON body, got a form.' };
  }
  return null;
}

/** Compiled schemas by endpoint, from the first call on. */
const compiled = new Map<EndpointName, z.ZodType>();

function schemaOf(name: EndpointName): z.ZodType {
  const schema = compiled.get(name) ?? z.compile(requestSchemas[name]);
  compiled.set(name, schema);
  return schema;
}

/**
 * Returns the problems by the contract's schema; of a long list those of the first part with problems. The query parameter `__ss`
 * is ignored: it has fault rules.
 */
function checkSchema({ name }: Endpoint['row'], { query, body }: CallContext['call']): readonly JournalProblem[] {
  const schema = schemaOf(name);
  const plainQuery = '__ss' in query ? withoutFields(query, ['__ss']) : query;
  try {
    for (const part of partsOf(body)) {
      const { error } = schema.safeParse({ query: plainQuery, body: part.body });
      if (!error) continue;
      const problems = toProblems(error).map(({ pointer, message }) => ({ pointer: part.inBody(pointer), message }));
      return part.nextItem === null ? problems : [uncheckedFrom(part.nextItem), ...problems];
    }
    return [];
  } catch (error) {
    // The schema library exhausts the stack when it collects the problems of 100,000 items.
    if (error instanceof RangeError)
      return [{ pointer: '', message: 'Expected fewer problems: there are more than can be listed.' }];
    throw error;
  }
}

const uncheckedFrom = (item: number): JournalProblem => ({
  pointer: '',
  message: `Items from number ${item.toLocaleString('en')} on are not checked, because earlier ones have problems.`,
});
