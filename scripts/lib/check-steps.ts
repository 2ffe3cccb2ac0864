// The steps of npm run unit, npm run check, npm test and npm run test:night.

import { reportFile } from './slowest.ts'
import type { Step } from './steps.ts'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const KNIP = 'node_modules/knip/bin/knip.js'
const KNIP_CACHE = ['--cache', '--cache-location', 'node_modules/.cache/knip']
const TYPESCRIPT = 'node_modules/typescript/bin/tsc'
/** Files that did not change, nor anything that they import, are not checked again. */
const TYPE_CACHE = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/** Whole processes under kills and attacks: too slow to run before every commit. */
const LONG_TESTS = [
  'proof/chaos',
  'tests/operate',
  'tests/security',
  'tests/process.test.ts',
  'tests/api/servers.test.ts',
  'server/team/sign-in/login-limits.db.test.ts',
]

/** Long outages and loads, random inputs, large programs of others, and machines under systemd. Their rules have shorter tests by day. */
const NIGHT_TESTS = [
  ...['admin', 'load', 'notices', 'servers'].map((name) => `proof/chaos/${name}.test.ts`),
  ...['alerts', 'deploy', 'machine', 'monitoring', 'npm-start', 'pack', 'proxies', 'two-behind-proxy'].map(
    (name) => `tests/operate/${name}.test.ts`,
  ),
  ...['api-document', 'spreadsheet', 'vnu'].map((name) => `tests/counterparts/${name}.test.ts`),
  'tests/engines',
  'tests/security/fuzz.test.ts',
  'tests/pages/random-settings.test.ts',
  'server/platform/settings/invalid-settings.db.test.ts',
]

function vitest(report: string, ...args: readonly string[]): readonly string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`]
  return ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
}

const without = (paths: readonly string[]) =>
  paths.flatMap((path) => ['--exclude', path.endsWith('.ts') ? path : `${path}/**`])

/** Pictures are encoded as the site encodes them; the last two wait for timeouts. */
const SLOW_UNIT_TESTS = [
  'server/platform/pictures',
  'server/platform/site-file',
  'server/boot/broken-states.test.ts',
  'server/site/brand',
  'server/network/heads/head-picture.test.ts',
  'server/shop/payments/gateways/gateway-faults.test.ts',
  'server/platform/database/{power-loss,sqlite}.test.ts',
]

export const UNIT_STEP: Step = {
  name: 'Unit tests',
  args: vitest('unit', '--project', 'unit', ...without(SLOW_UNIT_TESTS)),
  loud: true,
}

export const STATIC_STEPS: readonly Step[] = [
  { name: 'Lock file', args: ['scripts/lock.ts'] },
  { name: 'Licences', args: ['scripts/lib/licenses.ts'] },
  { name: 'Format, lint, import rules', args: [BIOME, 'check', '--error-on-warnings'] },
  // A second checker takes half as much processor time again, which the tests beside it need.
  { name: 'Types', args: [TYPESCRIPT, '--noEmit', '--checkers', '1', ...TYPE_CACHE] },
  { name: 'Unused code', args: [KNIP, '--no-progress', '--no-config-hints', ...KNIP_CACHE] },
  { name: 'Page weight', args: ['proof/size.ts'] },
  { name: 'Cost of requests without a token', args: ['proof/budget.ts'] },
]

export const SHORT_TEST_STEP: Step = {
  name: 'Unit, component, database, API and page tests',
  args: vitest('short', ...without([...LONG_TESTS, ...NIGHT_TESTS])),
}

/** They start processes, another database or wait for the clock; `npm test` runs them. */
const SLOW_CHECK_TESTS = [
  'web/admin/kit/settings/every-form.test.tsx',
  'server/network/leaderboards/sources/mysql.db.test.ts',
  'server/compose/site-file.db.test.ts',
  'server/team/notices/outbox.db.test.ts',
  'tests/api/gateway-keys.test.ts',
  'tests/pages/announcement.test.ts',
  'tests/pages/heads.test.ts',
  'tests/pages/hero-pictures.test.ts',
  'tests/pages/products.test.ts',
  'tests/pages/renamed.test.ts',
]

/** A test of both databases begins with the name of its database: `postgres: …`. */
export const CHECK_TEST_STEP: Step = {
  name: 'Unit, component, SQLite, API and page tests',
  args: [
    ...SHORT_TEST_STEP.args,
    ...without([...SLOW_UNIT_TESTS, ...SLOW_CHECK_TESTS]),
    '--testNamePattern',
    '^(?!.*postgres: )',
  ],
}

export const LONG_TEST_STEP: Step = {
  name: 'Chaos, operation and security tests',
  args: vitest('long', ...LONG_TESTS, ...without(NIGHT_TESTS)),
  env: { LONG_TESTS: '1' },
}

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']

/** Pages in their second language, and networks of unusual shapes, are visited by night. */
export const BROWSER_STEP: Step = { name: 'Browser tests', args: [...PLAYWRIGHT, '--grep-invert', '@night'] }

/** They kill at random moments, so the night runs them more often. */
const KILLING_TESTS = ['crash', 'callbacks', 'store'].map((name) => `proof/chaos/${name}.test.ts`)

export const NIGHT_STEPS: readonly Step[] = [
  {
    name: 'Long chaos, machines, proxies and random input',
    args: vitest('night', ...NIGHT_TESTS),
    env: { LONG_TESTS: '1' },
    loud: true,
  },
  {
    name: 'Kills and callbacks, four times',
    args: vitest('night-kills', ...KILLING_TESTS),
    env: { LONG_TESTS: '1', CHAOS_REPEATS: '3' },
    loud: true,
  },
  { name: 'Browser tests of the night', args: [...PLAYWRIGHT, '--grep', '@night'], loud: true },
  { name: 'Mixed load for five minutes', args: ['proof/soak.ts', '--minutes', '5', '--untimed'], loud: true },
]
