// Import rules inside the roots, import cycles, and the order of folders. Imports between the roots: biome.json.
import { expect, test } from 'vitest'
import { type Import, readImports } from '#tests/support/imports.ts'

/** A rule forbids an import; `$1` in `unless` is the folder that `from` captured. */
const RULES: { rule: string; from: RegExp; to: RegExp; unless?: string; types?: 'allowed' }[] = [
  {
    rule: 'zod never reaches a page: pages and the contract files they import take only types from schemas',
    from: /^(web\/(?!admin\/)|contract\/(?!(settings\/)?[\w-]+\.schema\.ts|calls?\.ts|openapi\.ts))/,
    to: /^(contract\/((settings\/)?[\w-]+\.schema|calls?|openapi)\.ts|zod)/,
    types: 'allowed',
  },
  {
    rule: 'the kernel and the database import no feature',
    from: /^server\/(kernel|database)\//,
    to: /^server\//,
    unless: '^server/(kernel|database)/',
  },
  {
    rule: 'a feature uses another through its service or its port',
    from: /^server\/(?!kernel|database|http|jobs|pages|retention)([\w-]+)\//,
    to: /^server\/(?!kernel|database|http)[\w-]+\//,
    unless:
      '^server/$1/|\\.service\\.ts$|^server/(bot-check/bot-check|blobs/blob-store|discounts/price|leaderboards/sources/leaderboard-source|servers/game-server)\\.ts$',
  },
  {
    rule: 'routes call services, never repositories',
    from: /\.routes\.ts$/,
    to: /\.repository\.ts$/,
  },
  {
    rule: 'only the composition root imports the page renderer',
    from: /^server\/(?!pages\/|app\.ts|start\.ts)/,
    to: /^server\/pages\//,
  },
  {
    rule: 'an adapter is imported through the index of its folder',
    from: /^server\/(.+)\/[\w.-]+$/,
    to: /\/(gateways|sources|voters|probes|consoles|blobs)\/(?!index|payment-gateway|leaderboard-source|voter-source|status-probe|game-console|blob-store)/,
    unless: '^server/$1/',
  },
  {
    rule: 'page folders do not import each other',
    from: /^web\/(?!router|ui|i18n|api|layout|languages)([\w-]+)\//,
    to: /^web\/(?!router|ui|i18n|api|layout|bot-check|markdown)[\w-]+\//,
    unless: '^web/$1/',
  },
  {
    rule: 'shared parts of the interface import no feature',
    from: /^web\/(ui|i18n|api)\//,
    to: /^web\/(?!router|ui|i18n|api)[\w-]+\//,
  },
  {
    rule: 'the router imports no page',
    from: /^web\/router\//,
    to: /^web\//,
    unless: '^web/kit/router/',
  },
]

/** Floors from the bottom up: an entry imports only lower floors. Loose files of the root are entries like folders. */
const FLOORS: Record<string, string[]> = {
  server: [
    'kernel first-password.ts version.ts',
    'database network site data-folder.ts',
    'changes http limits',
    'notices servers',
    'audit blobs bot-check delivery metrics overview search status today sums config-variables.ts',
    'discounts pictures secrets settings status-history config-rules.ts',
    'admin',
    'brand gamemodes heads players products site-images votifier config.ts',
    'health leaderboards payments storefront votes sandbox.ts settings-file.ts start-error.ts',
    'checks export known-players money retention settings-checks.ts start-banner.ts startup-server.ts',
    'check-deps.ts',
    'world.ts open-storage.ts doctor.ts',
    'go-live-checks.ts money-services.ts notifying.ts shop-services.ts team-services.ts',
    'monitoring-services.ts status-services.ts vote-services.ts',
    'network-services.ts',
    'store-services.ts',
    'admin-services.ts',
    'services.ts',
    'jobs pages admin-area.ts',
    'app.ts',
    'start.ts',
    'main.ts',
  ],
  'web/admin': [
    'api styles text',
    'charts frame parts upload',
    'languages lists session',
    'settings test-data',
    'go-live methods money network notices site status team',
    'account delivery discounts images products transactions',
    'home orders players store',
  ],
}

const imports = readImports()

test.each(RULES)('$rule', ({ from, to, unless, types }) => {
  const broken = imports.filter((line) => {
    if (line.typeOnly && types === 'allowed') return false
    const source = from.exec(line.from)
    if (!source || !to.test(line.to)) return false
    return !unless || !new RegExp(unless.replace('$1', source[1] ?? '')).test(line.to)
  })

  expect(broken.map(toText)).toEqual([])
})

test.each(Object.entries(FLOORS))('folders of %s import lower floors only', (root, floors) => {
  const entryOf = (file: string) =>
    file.startsWith(`${root}/`) ? file.split('/')[root.split('/').length] : undefined
  const floorOf = (entry: string) => floors.findIndex((floor) => floor.split(' ').includes(entry))
  const broken = imports.filter((line) => {
    const [from, to] = [entryOf(line.from), entryOf(line.to)]
    if (from === undefined || to === undefined || from === to) return false
    return floorOf(to) < 0 || floorOf(to) >= floorOf(from)
  })

  expect(broken.map(toText)).toEqual([])
})

test('no files import each other in a cycle, not even for types', () => {
  expect(findCycles(imports)).toEqual([])
})

test('finds a cycle through several files', () => {
  const link = (from: string, to: string): Import => ({ from, to, typeOnly: true })
  expect(findCycles([link('a', 'b'), link('b', 'c'), link('c', 'b'), link('a', 'd')])).toEqual(['b → c → b'])
})

test('the rules have imports to check', () => {
  expect(imports.length).toBeGreaterThan(1_000)
})

/** Depth-first search; each cycle is reported once, at the import that closes it. */
function findCycles(edges: readonly Import[]): string[] {
  const importsOf = Map.groupBy(edges, ({ from }) => from)
  const done = new Set<string>()
  const cycles: string[] = []
  function visit(file: string, path: readonly string[]): void {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const { to } of importsOf.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of importsOf.keys()) visit(file, [])
  return cycles
}

function toText({ from, to }: Import): string {
  return `${from} imports ${to}`
}
