import type { Step } from './steps.ts'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const TYPESCRIPT = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'
/** Whole processes under kills, outages and attacks, and many random inputs: too slow to run before every commit. */
const LONG_TESTS = [
  'proof/chaos',
  'tests/operate',
  'tests/security',
  'tests/process.test.ts',
  'tests/api/servers.test.ts',
  'tests/pages/random-settings.test.ts',
  'server/platform/settings/invalid-settings.db.test.ts',
  'server/team/sign-in/login-limits.db.test.ts',
]

export const UNIT_STEP: Step = {
  name: 'Unit tests',
  args: [VITEST, 'run', '--project', 'unit'],
  loud: true,
}

export const CHECK_STEPS: readonly Step[] = [
  { name: 'Lock file', args: ['scripts/lock.ts'] },
  { name: 'Licences', args: ['scripts/lib/licenses.ts'] },
  { name: 'Format, lint, import rules', args: [BIOME, 'check', '--error-on-warnings'] },
  { name: 'Types', args: [TYPESCRIPT, '--noEmit'] },
  {
    name: 'Unit, database, API and page tests',
    args: [
      VITEST,
      'run',
      ...LONG_TESTS.flatMap((path) => ['--exclude', path.endsWith('.ts') ? path : `${path}/**`]),
    ],
    loud: true,
  },
  { name: 'Page weight', args: ['proof/size.ts'], loud: true },
]

export const LONG_TEST_STEP: Step = {
  name: 'Chaos, operation and security tests',
  args: [VITEST, 'run', ...LONG_TESTS],
  env: { LONG_TESTS: '1' },
  loud: true,
}
