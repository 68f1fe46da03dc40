import { Fragment } from 'react';
import { printable } from '../../../report/printable.ts';
import type { Environment } from '../../artifacts/artifacts.ts';
import { environmentDetails } from '../environment.ts';

/** Section on the time, place and browser of the audit. */
export function EnvironmentSection({ environment }: { readonly environment: Environment }) {
  return (
    <section aria-labelledby="environment">
      <h2 id="environment">Time, place and browser</h2>
      <EnvironmentDetails environment={environment} />
    </section>
  );
}

/** List of an environment's details. */
export function EnvironmentDetails({ environment }: { readonly environment: Environment }) {
  return (
    <dl className="environment">
      {environmentDetails(environment).map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{printable(value)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
