import { fileProblem } from '../../../fake-server/file-problem.ts';

/** Reason why an input cannot be validated, as a finding's rule and sentence. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly ruleId: InputRuleId;
  /** 1-based line; undefined when it is unknown. */
  readonly line: number | undefined;

  constructor(ruleId: InputRuleId, message: string, line?: number) {
    super(message);
    this.ruleId = ruleId;
    this.line = line;
  }
}

/** `input-not-text` is about the content; with the other rules the input could not be read. */
export type InputRuleId = 'input-unreadable' | 'input-too-large' | 'input-not-text' | 'input-dangling-link';

/** Returns the InputError of a failure of the file system. */
export function inputErrorOf(error: unknown): InputError {
  if (error instanceof InputError) return error;
  return new InputError('input-unreadable', `cannot be read: ${fileProblem(error)}`);
}
