#!/usr/bin/env node
// Any Node that supports modules must get as far as the version check, so nothing newer than ES2017 in this file.
import { needsStripFlag, nodeVersionFault } from './node-version.mjs';

// The young generation of V8 grows to three times this value; with this limit a start ends at 180 MB instead of 350 MB.
var YOUNG = '--max-semi-space-size=';

function failed(error) {
  console.error(error);
  process.exit(1);
}

function isGiven(flag) {
  return (
    process.execArgv
      .concat(process.env.NODE_OPTIONS || '')
      .join(' ')
      .indexOf(flag) !== -1
  );
}

function neededFlags() {
  var flags = [];
  if (needsStripFlag(process.version) && !isGiven('--experimental-strip-types'))
    flags.push('--experimental-strip-types', '--disable-warning=ExperimentalWarning');
  if (process.env.TRACES_ENDPOINT && !isGiven('traces.mjs'))
    flags.push('--import', new URL('./traces.mjs', import.meta.url).href);
  if ((process.execve || flags.length > 0) && !isGiven(YOUNG)) flags.push(`${YOUNG}16`);
  return flags;
}

function runAgainWith(flags) {
  var args = process.execArgv.concat(flags, process.argv.slice(1));
  if (process.execve) return process.execve(process.execPath, [process.execPath].concat(args), process.env);
  return import('node:child_process').then((childProcess) => {
    var child = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    // A terminal sends Ctrl-C to both processes; only signals that reach this process alone are passed on.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => {
      child.kill('SIGTERM');
    });
    child.on('error', failed);
    child.on('exit', (code) => {
      process.exit(code === null ? 1 : code);
    });
  });
}

function run() {
  return Promise.all([import('node:module'), import('node:url'), import('./resolve-once.mjs')])
    .then(([loader, url, { resolveOnce }]) => {
      // Compiled sources are cached, so that the next start does not compile them again.
      var folder = url.fileURLToPath(
        new URL('../../../node_modules/.cache/plinth/compiled', import.meta.url),
      );
      if (loader.enableCompileCache) loader.enableCompileCache(folder);
      resolveOnce(loader);
      return import('../src/cli.ts');
    })
    .then((cli) => cli.runCli(process.argv.slice(2)), failed);
}

var fault = nodeVersionFault(process.version);
var flags = neededFlags();
if (fault) {
  console.error(fault);
  process.exitCode = 1;
} else if (flags.length > 0) {
  runAgainWith(flags);
} else {
  run();
}
