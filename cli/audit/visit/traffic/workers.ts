import type { Protocol } from 'devtools-protocol';
import { type DevtoolsSession, sendOnly } from '../../browser/devtools.ts';
import type { Traffic } from './traffic.ts';

/** Workers of a tab and of its profile: dedicated, shared and service workers. */
export interface Workers {
  /** Whether a worker is being fetched, started, installed or activated, or waits for a response. */
  areBusy(): boolean;
  /** Time of the last change, in milliseconds since the epoch; 0 without a worker. */
  lastChangeAtMs(): number;
}

type ServiceWorkerVersion = Protocol.ServiceWorker.ServiceWorkerVersion;

export function watchWorkers(
  traffic: Pick<Traffic, 'isFetching'>,
): Workers & { watch(session: DevtoolsSession, type: string): void } {
  const starting = new Set<DevtoolsSession>();
  const open = new Set<DevtoolsSession>();
  const versions = new Map<string, ServiceWorkerVersion>();
  let lastChangeAtMs = 0;
  const changed = () => {
    lastChangeAtMs = Date.now();
  };
  const isActive = ({ registrationId }: ServiceWorkerVersion) =>
    [...versions.values()].some((other) => other.registrationId === registrationId && other.status === 'activated');
  /** Whether a version is about to become active. A new version of an active worker is not, because it waits for closed pages. */
  const isBecoming = (version: ServiceWorkerVersion) =>
    ['new', 'installing', 'activating'].includes(version.status) || (version.status === 'installed' && !isActive(version));

  const watchVersions = (session: DevtoolsSession) => {
    session.on('ServiceWorker.workerVersionUpdated', (event) => {
      for (const version of event.versions) {
        versions.set(version.versionId, version);
        changed();
      }
    });
    sendOnly(session, 'ServiceWorker.enable');
  };
  const watchTarget = (session: DevtoolsSession) => {
    starting.add(session);
    open.add(session);
    changed();
    session.on('closed', () => {
      starting.delete(session);
      open.delete(session);
      changed();
    });
    // A target responds once it runs.
    const started = () => {
      if (starting.delete(session)) changed();
    };
    session.send('Runtime.evaluate', { expression: '0' }).then(started, started);
  };
  return {
    areBusy: () => starting.size > 0 || [...versions.values()].some(isBecoming) || [...open].some(traffic.isFetching),
    lastChangeAtMs: () => lastChangeAtMs,
    watch(session, type) {
      if (type === 'page') watchVersions(session);
      else if (type.endsWith('worker')) watchTarget(session);
    },
  };
}
