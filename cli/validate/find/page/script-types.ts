/** Whether the class is that of a form context: forms#context-script. */
export const isFormContext = (className: string): boolean => /(?:^|\s)sqs-form-block-context(?:\s|$)/.test(className);

/**
 * Whether browsers run a script of this type: https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element.
 */
export const isScriptType = (type: string): boolean =>
  type === '' ||
  type === 'module' ||
  /^(?:text|application)\/(?:x-)?(?:javascript|ecmascript|jscript|livescript)(?:1\.\d)?(?:\s*;.*)?$/.test(type);
