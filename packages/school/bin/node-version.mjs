function parts(version) {
  return version.replace(/^v/, '').split('.').map(Number);
}

export function nodeVersionFault(version) {
  var [major, minor] = parts(version);
  if (major > 22 || (major === 22 && minor >= 12)) return null;
  return (
    'Plinth needs Node 22.12 or newer, and this is Node ' +
    version.replace(/^v/, '') +
    '. Run it with: npx -y -p node@24 -p pnpm@11 pnpm start'
  );
}

export function needsStripFlag(version) {
  var [major, minor] = parts(version);
  return (major === 22 && minor < 18) || (major === 23 && minor < 6);
}
