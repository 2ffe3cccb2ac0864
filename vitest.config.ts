// Four projects, by name and folder: `x.test.tsx` runs in happy-dom, `x.db.test.ts` needs database servers, everything in
// tests/<folder>/ and proof/ needs the built site, every other test needs nothing but Node. A server or a build starts only
// for its project. A worker keeps its modules only as long as the project and the environment stay the same.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { memoryFolder } from './scripts/lib/memory-folder.ts'

process.env.TMPDIR = memoryFolder()
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile')

const BESIDE_CODE = '{contract,content,server,simulators,web,scripts}/**'
const DATABASE_SERVERS = ['tests/support/start-postgres.ts', 'tests/support/start-mariadb.ts']
/** Few workers: the servers they talk to need the processor as well. The long tests wait more than they work. */
const ON_SERVERS = { maxWorkers: process.env.LONG_TESTS ? 3 : 2, sequence: { groupOrder: 1 } }

/** Vitest starts the largest files first. The chaos tests take longest, and their files are among the smallest. */
class ChaosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isChaos = (file: TestSpecification) => Number(file.moduleId.includes('/proof/chaos/'))
    return (await super.sort(files)).sort((a, b) => isChaos(b) - isChaos(a))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ChaosFirst },
    // Output of passing tests is noise.
    silent: 'passed-only',
    // Both only end what hangs. On an idle machine every test needs less than a fifth of it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    // No test changes shared modules, so a worker runs many files without reloading them.
    isolate: false,
    // Node loads TypeScript itself, which takes a fifth less processor time than Vite's transforms.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${BESIDE_CODE}/!(*.db).test.ts`, 'tests/!(process).test.ts'],
          // Some wait for a timeout. Another number of workers needs a group of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['web/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/as-server.ts'],
          // JSX and `import.meta.env` need Vite.
          experimental: { viteModuleRunner: true },
          fsModuleCache: true,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [`${BESIDE_CODE}/*.db.test.ts`],
          globalSetup: DATABASE_SERVERS,
          ...ON_SERVERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: [
            'tests/{api,counterparts,engines,pages,operate,security}/**/*.test.ts',
            'tests/process.test.ts',
            'proof/**/*.test.ts',
          ],
          globalSetup: ['tests/support/build-pages.ts', ...DATABASE_SERVERS],
          ...ON_SERVERS,
        },
      },
    ],
  },
})
