import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('src/worker/service-worker.ts', import.meta.url));

/** The modules whose chunks are needed to read a lesson, beside the entry. */
const READING = [
  // The start page of the installed app.
  /routes\/_auth\/learner-hub\.tsx/,
  /routes\/_auth\/learn\/\$cohortId\.tsx/,
  /routes\/_auth\/learn\/\$cohortId\/curriculum\.tsx/,
  /curriculum\/LessonPage\.tsx$/,
  // Itself says that it needs the connection.
  /quiz\/QuizPage\.tsx$/,
  /(AccountMenu|DialogSurface|MenuSurface|SessionOutage|ThemeToggle|ToastRegion|Toasts)\.tsx$/,
  /data\/(cached-answers|waiting-progress)\.ts$/,
];

/** Returns the chunks of the entry and of reading, with all their imports and styles. */
function readingFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) take(next);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (
      chunk.type === 'chunk' &&
      (chunk.isEntry ||
        chunk.moduleIds.some((id) => READING.some((module) => module.test(id.split('?')[0] ?? ''))))
    )
      take(name);
  return [...files].sort();
}

/**
 * Builds the service worker beside the app, as one file without imports. It lists the files that reading a lesson
 * needs, so it changes, and is reinstalled, exactly when they do.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  let base = '/';
  let files: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root, base } = config);
      outDir = resolve(root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      files = readingFiles(bundle).map((name) => base + name);
    },
    async closeBundle() {
      if (files.length === 0) return;
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __READING_FILES__: JSON.stringify(files),
          __BUILD__: JSON.stringify(createHash('sha256').update(files.join()).digest('hex').slice(0, 12)),
        },
        build: {
          target: 'es2023',
          outDir,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}
