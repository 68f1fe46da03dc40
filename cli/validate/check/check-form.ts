import { decodeFormContext, type FormProblem } from '../../../runtime/contract/forms/form-definition.ts';
import { readableFieldTypes } from '../../../runtime/contract/forms/form-field.ts';
import { readFields, readNumber, readText } from '../../../runtime/contract/read.ts';
import { type FoundItem, pointerStep } from '../find/item.ts';
import { type LiteralNode, memberNamed, type ObjectNode, plainValueOf } from '../find/literals/literal-node.ts';
import { describe } from '../text/describe.ts';
import { type Near, nearValue } from './near.ts';
import type { Problem, RuleId } from './rules.ts';

/** Returns problems for parts of a form context that the runtime skips or replaces: forms#context-defaults. */
export function checkForm(node: ObjectNode): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (ruleId, message, at, pointer, near) =>
    problems.push({ ruleId, message, index: (at ?? node).start, pointer, ...(near && { near }) });
  const context = plainValueOf(node);
  const form = decodeFormContext(context);
  if (typeof form === 'string') {
    const key = form === 'form-without-id' ? 'formId' : 'formFields';
    report('form-skipped', skipMessages[form], memberNamed(node, key)?.value, memberNamed(node, key) ? pointerStep(key) : '');
  }
  const redirect = memberNamed(node, 'successRedirect')?.value;
  const target = redirect?.kind === 'string' ? redirect.value.trim() : '';
  if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('//')) {
    const isWeb = /^(https?:|\/\/)/i.test(target);
    const message = isWeb
      ? `${describe(target)} may be another site: the runtime shows a link and does not follow it automatically`
      : `${describe(target)} is not a web address; the runtime does not follow it`;
    report('form-redirect', message, redirect, pointerStep('successRedirect'));
  }
  const fields = memberNamed(node, 'formFields')?.value;
  const seen = new Set<string>();
  for (const [index, field] of (fields?.kind === 'array' ? fields.elements : []).entries()) {
    const pointer = `${pointerStep('formFields')}${pointerStep(index)}`;
    if (field.kind !== 'object') {
      report(
        'form-field',
        `a field is an object, not ${describe(plainValueOf(field))}; the runtime leaves it out`,
        field,
        pointer,
      );
      continue;
    }
    checkField(field, pointer, seen, report);
  }
  return problems;
}

type Report = (ruleId: RuleId, message: string, at: LiteralNode | undefined, pointer: string, near?: Near) => number;

function checkField(field: ObjectNode, pointer: string, seen: Set<string>, report: Report): unknown {
  const rawField = readFields(plainValueOf(field));
  const at = (key: string) => memberNamed(field, key)?.value ?? field;
  const place = (key: string) => (memberNamed(field, key) ? `${pointer}${pointerStep(key)}` : pointer);
  const type = readText(rawField.type);
  if (!readableFieldTypes.some((known) => known === type)) {
    const { hint, near } = nearValue(memberNamed(field, 'type'), readableFieldTypes, undefined);
    return report(
      'form-field',
      `${describe(rawField.type)} is not a type of field; the runtime leaves it out${hint}`,
      at('type'),
      place('type'),
      near,
    );
  }
  const id = readText(rawField.id) || (type === 'hidden' ? readText(rawField.key) : '');
  if (!id) return report('form-field', 'a field without an id cannot be sent; the runtime leaves it out', at('id'), place('id'));
  if (seen.has(id))
    return report(
      'form-field',
      `the id ${describe(id)} is already used; the runtime leaves this field out`,
      at('id'),
      place('id'),
    );
  seen.add(id);
  if (/^(radio|checkbox|select|likert)$/.test(type)) checkOptions(type, rawField, at, place, report);
  const { maxLength } = rawField;
  if (maxLength !== undefined && maxLength !== '' && maxLength !== null && !(Number(readNumber(maxLength)) > 0))
    return report(
      'form-value',
      `${describe(maxLength)} is not a length; the runtime applies no limit`,
      at('maxLength'),
      place('maxLength'),
    );
  return undefined;
}

function checkOptions(
  type: string,
  { options, required }: Readonly<Record<string, unknown>>,
  at: (key: string) => LiteralNode,
  place: (key: string) => string,
  report: Report,
): void {
  const list: readonly unknown[] = Array.isArray(options) ? options : [];
  const texts = list.filter((option): option is string => typeof option === 'string' && option.trim() !== '');
  if (texts.length === 0) {
    const what = type === 'likert' ? 'questions' : 'options';
    const isRequired = required === true || required === 'true';
    const message = isRequired
      ? `a required ${type} without ${what} cannot be filled in`
      : `a ${type} without ${what} shows only its title`;
    report(isRequired ? 'form-unanswerable' : 'form-value', message, at('options'), place('options'));
  } else if (new Set(texts).size < texts.length) {
    report('form-value', 'an option is given more than once; the runtime shows it once', at('options'), place('options'));
  } else if (texts.length < list.length) {
    report('form-value', 'options are texts; the runtime leaves the others out', at('options'), place('options'));
  }
}

const skipMessages: Readonly<Record<FormProblem, string>> = {
  'form-unparseable': 'expected an object',
  'form-without-id': 'the form has no formId; the runtime skips it',
  'form-without-fields': 'the form has no field that can be shown; the runtime skips it',
};

/** Returns the problem of a form context that is not a JSON object: forms#broken-context. */
export function formDataProblem({ data, start }: FoundItem): Problem | undefined {
  if (data.state === 'unreadable')
    return {
      ruleId: 'form-undecodable',
      message: `the form is skipped: ${data.problem.message}`,
      index: data.problem.index,
      pointer: '',
    };
  if (data.state !== 'not-object') return undefined;
  const found = data.node.kind === 'expression' ? 'an expression' : describe(plainValueOf(data.node));
  return {
    ruleId: 'form-undecodable',
    message: `the form is skipped: expected an object, found ${found}`,
    index: start,
    pointer: '',
  };
}
