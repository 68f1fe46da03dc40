import type { ViewProps } from '../calls/view-props.ts';
import { HungList } from './HungList.tsx';
import { Presets } from './Presets.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { useFaultRules } from './use-fault-rules.tsx';

/** Shows and changes the server-wide fault rules: presets by switches, rules as text, and the responses that are held back. */
export function FaultsView({ feed, view }: ViewProps) {
  const rules = useFaultRules(feed, view.faults);
  return (
    <div className="page faults-view">
      <HungList />
      <Presets rules={rules} />
      <RuleEditor rules={rules} status={view.faults} />
    </div>
  );
}
