import type { ComponentType } from 'react';
import { CallsView } from './calls/CallsView.tsx';
import type { ViewProps } from './calls/view-props.ts';
import { FaultsView } from './faults/FaultsView.tsx';
import { SitesView } from './sites/SitesView.tsx';
import { MembersView } from './stored/MembersView.tsx';
import { OrdersView } from './stored/OrdersView.tsx';
import { StateView } from './stored/StateView.tsx';
import { SubmissionsView } from './stored/SubmissionsView.tsx';
import { CookiesView } from './visit/CookiesView.tsx';
import { TimeLineView } from './visit/TimeLineView.tsx';

/** The views of the inspector, in the order of its navigation. `id` is the value of `?view=`. */
export const views: readonly { readonly id: string; readonly title: string; readonly View: ComponentType<ViewProps> }[] = [
  { id: 'calls', title: 'Calls', View: CallsView },
  { id: 'visit', title: 'Visit', View: TimeLineView },
  { id: 'cookies', title: 'Cookies', View: CookiesView },
  { id: 'sites', title: 'Sites', View: SitesView },
  { id: 'submissions', title: 'Submissions', View: SubmissionsView },
  { id: 'orders', title: 'Orders', View: OrdersView },
  { id: 'members', title: 'Members', View: MembersView },
  { id: 'state', title: 'State', View: StateView },
  { id: 'faults', title: 'Faults', View: FaultsView },
];
