import type { Finding } from '../common/findings.ts';

/** Returns the findings of one setting. */
export const findingsOf = (findings: readonly Finding[], field: string): readonly Finding[] =>
  findings.filter(({ pointer }) => pointer === `/${field}`);

/** Shows the findings of one setting. */
export function FieldFindings({ findings, field }: { readonly findings: readonly Finding[]; readonly field: string }) {
  return (
    <ul className="findings" id={`${field}-findings`}>
      {findingsOf(findings, field).map(({ ruleId, severity, message }) => (
        <li key={ruleId + message} className={severity}>
          <strong>{severity}</strong> {message}
        </li>
      ))}
    </ul>
  );
}
