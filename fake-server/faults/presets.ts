import { endpoints } from '../../runtime/contract/endpoints.ts';
import type { FaultPreset } from '../common/fault-status.ts';
import { standInNames } from '../stand-ins/names.ts';

const each = (targets: readonly string[], kinds: string): string => targets.map((target) => `${target}:${kinds}`).join(',');

const thirdParties = each(standInNames, 'reset');

/** Calls that carry a crumb and whose failures the visitor notices. Telemetry is accepted with any crumb. */
const crumbCalls = Object.values(endpoints).flatMap(({ name, crumb, onFailure }) =>
  crumb !== 'none' && onFailure === 'shown' ? [name] : [],
);

/** Everyday failures by name (our choice). A rule `preset:ID` stands for the preset's rules. */
export const faultPresets: readonly FaultPreset[] = [
  {
    id: 'crumb-expired',
    title: 'Crumb expired',
    text: 'Each call with a crumb gets crumbFail with a new crumb; its repeat with this crumb succeeds.',
    rules: each(crumbCalls, 'crumbFail'),
  },
  {
    id: 'signed-out',
    title: 'Signed out',
    text: 'Each call responds with 401 and loginRequired.',
    rules: 'loginRequired+status:401',
  },
  {
    id: 'no-permission',
    title: 'No permission',
    text: 'Each call responds with authorizationFail.',
    rules: 'authorizationFail',
  },
  {
    id: 'rate-limited',
    title: 'Rate limited',
    text: 'Submitted forms, log-ins and widgets get 429.',
    rules: each(['save-form-submission', 'site-user-session-create', 'get-widget-rendering'], 'status:429'),
  },
  { id: 'backend-down', title: 'Backend down', text: 'Each call gets 503 with an error in JSON.', rules: 'status:503' },
  {
    id: 'gateway-page',
    title: 'Gateway page',
    text: 'Each call gets the HTML page of a gateway, 502.',
    rules: 'status:502:html',
  },
  { id: 'half-open-socket', title: 'Half-open socket', text: 'Each call is accepted and gets no response.', rules: 'hang' },
  { id: 'flaky', title: 'Flaky 30 %', text: 'About 3 of 10 calls get 503, by the seed.', rules: 'status:503~0.3' },
  { id: 'slow-maps', title: 'Slow maps', text: 'Every file of the map library is 5 s late.', rules: 'maps:delay:5000' },
  {
    id: 'new-deploy',
    title: 'New deploy',
    text: 'Chunks of an open page are missing: 404, as after a new release.',
    rules: 'chunk:status:404',
  },
  {
    id: 'third-parties-blocked',
    title: 'Third parties blocked',
    text: 'The connection of every request to a third party is reset.',
    rules: thirdParties,
  },
  {
    id: 'offline',
    title: 'Offline',
    text: 'Every connection is reset: pages, calls, chunks and third parties.',
    rules: `page:reset,reset,chunk:reset,${thirdParties}`,
  },
];

const byId: ReadonlyMap<string, FaultPreset> = new Map(faultPresets.map((preset) => [preset.id, preset]));

/** Returns the rules of a preset; undefined for an unknown id. */
export const presetRules = (id: string): string | undefined => byId.get(id)?.rules;
