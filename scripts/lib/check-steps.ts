import type { Step } from './steps.ts'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'
const TYPESCRIPT = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'
/** Whole processes that are killed, starved and lied to: they take longer than one likes to wait before a commit. */
const LONG_TESTS = ['proof/chaos', 'tests/operate', 'tests/security']

export const CHECK_STEPS: readonly Step[] = [
  { name: 'Lock file', args: ['scripts/lock.ts'] },
  { name: 'Licences', args: ['scripts/lib/licenses.ts'] },
  { name: 'Format, lint, walls', args: [BIOME, 'check', '--error-on-warnings'] },
  { name: 'Route types', args: [REACT_ROUTER, 'typegen'] },
  { name: 'Types', args: [TYPESCRIPT, '--noEmit'] },
  {
    name: 'Unit, API and page tests',
    args: [VITEST, 'run', ...LONG_TESTS.flatMap((folder) => ['--exclude', `${folder}/**`])],
    loud: true,
  },
  { name: 'Weight of the pages', args: ['scripts/size.ts'], loud: true },
]

export const LONG_TEST_STEP: Step = {
  name: 'Fire, operation and security',
  args: [VITEST, 'run', ...LONG_TESTS],
  loud: true,
}
