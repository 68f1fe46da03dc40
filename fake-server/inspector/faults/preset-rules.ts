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

/** Whether a preset is among the active rules. @param id its name */
export const isOn = (id: string, active: string): boolean => splitRules(active).includes(`preset:${id}`);

/** Returns the active rules with a preset turned on, or off. */
export function withPreset(id: string, active: string, on: boolean): string {
  const others = splitRules(active).filter((rule) => rule !== `preset:${id}`);
  return [...others, ...(on ? [`preset:${id}`] : [])].join(',');
}
