// Finds the browsers that `npm run test:engines` drives beside Chromium, or installs them: Firefox ESR, and WebKitGTK with its
// driver.

import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** For each engine the variable of each program that it needs, with the program's names and the package that brings it. */
const programs = {
  firefox: { FIREFOX_PATH: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' } },
  webkit: {
    WEBKIT_DRIVER_PATH: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
    XVFB_PATH: { names: ['Xvfb'], package: 'xvfb' },
    // The host of the view needs the system's own Python and its bindings.
    WEBKIT_PYTHON_PATH: { names: ['python3'], package: 'python3-gi', beside: ['gir1.2-webkit2-4.1'], folders: ['/usr/bin'] },
  },
};
/** A program that ends with an error where the bindings of WebKitGTK are missing. */
const bindings =
  'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';

/**
 * Sets the variables of the engine's programs in `env`, after an attempt to install those that are missing. Returns the packages
 * that are still missing, none for an engine that can be started.
 */
export async function findOrInstallEngine(engine, env, log) {
  const { installPackage } = await import('../.build/cli/browser/install.js');
  const missing = await missingPackages(engine, env);
  for (const name of missing) await installPackage(name, env, log);
  return missing.length > 0 ? missingPackages(engine, env) : missing;
}

async function missingPackages(engine, env) {
  const { firstRunnable } = await import('../.build/cli/browser/find.js');
  const missing = [];
  for (const [variable, program] of Object.entries(programs[engine] ?? {})) {
    const folders = program.folders ?? [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
    const found =
      env[variable] ?? (await firstRunnable(program.names.flatMap((name) => folders.map((folder) => join(folder, name)))));
    if (found) env[variable] = found;
    if (!found) missing.push(program.package, ...(program.beside ?? []));
    else if (program.beside && !(await succeeds(found, ['-c', bindings]))) missing.push(program.package, ...program.beside);
  }
  return missing;
}

const succeeds = (command, args) =>
  new Promise((resolve) => {
    execFile(command, args, { timeout: 60_000 }, (error) => resolve(!error));
  });
