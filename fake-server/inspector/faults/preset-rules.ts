/** Returns the rules of a text. A comma within quotes or parentheses belongs to its rule. */
export function splitRules(text: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let rule = '';
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth <= 0) {
      rules.push(rule.trim());
      rule = '';
    } else rule += character;
  }
  return [...rules, rule.trim()].filter(Boolean);
}

/** Whether all rules of a preset are among the active ones. */
export function isOn(preset: string, active: string): boolean {
  const [wanted, present] = [splitRules(preset), splitRules(active)];
  return wanted.length > 0 && wanted.every((rule) => present.includes(rule));
}

/** Returns the active rules with a preset turned on, or off. */
export function withPreset(preset: string, active: string, on: boolean): string {
  const own = splitRules(preset);
  const others = splitRules(active).filter((rule) => !own.includes(rule));
  return [...others, ...(on ? own : [])].join(',');
}
