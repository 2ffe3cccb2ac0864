// Import rules inside the roots, import cycles, and the order of folders. Imports between the roots: biome.json.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Import, readImports } from '#tests/support/imports.ts'

/** A rule forbids an import; `$1` in `unless` is the folder that `from` captured. */
const RULES: { rule: string; from: RegExp; to: RegExp; unless?: string; types?: 'allowed' }[] = [
  {
    rule: 'zod never reaches a page: pages and the contract files they import take only types from schemas',
    from: /^(web\/(?!admin\/)|contract\/(?!(\w+\/)?[\w-]+\.schema\.ts|calls?\.ts|openapi\.ts))/,
    to: /^(contract\/((\w+\/)?[\w-]+\.schema|calls?|openapi)\.ts|zod)/,
    types: 'allowed',
  },
  {
    rule: 'a feature uses another through its service or its port',
    from: /^server\/(?!boot|compose|config|platform\/(?:kernel|database|http)|site\/pages|shop\/retention)(\w+\/[\w-]+)\//,
    to: /^server\/(?!config|platform\/(?:kernel|database|http))\w+\/[\w-]+\//,
    unless:
      '^server/$1/|\\.service\\.ts$|^server/(site/bot-check/bot-check|platform/blobs/blob-store|platform/site-file/(?:site-file-kind|compare-entries|parse-strictly)|shop/discounts/price|network/leaderboards/sources/leaderboard-source|network/servers/game-server)\\.ts$',
  },
  {
    rule: 'routes call services, never repositories',
    from: /\.routes\.ts$/,
    to: /\.repository\.ts$/,
  },
  {
    rule: 'only the start of the process imports the page renderer',
    from: /^server\/(?!site\/pages\/|boot\/(app|start)\.ts)/,
    to: /^server\/site\/pages\//,
  },
  {
    rule: 'an adapter is imported through the index of its folder',
    // Gateways share the files beside their folders.
    from: /^server\/(.+?\/gateways|.+)(?:\/[\w.-]+)+$/,
    to: /\/(gateways|sources|probes|consoles|blobs)\/(?!index|payment-gateway|leaderboard-source|status-probe|game-console|blob-store|uploads\.routes)/,
    unless: '^server/$1/',
  },
  {
    rule: 'pages import neither each other nor the admin area, which imports no page',
    from: /^web\/(pages\/[\w-]+|admin)\//,
    to: /^web\/(pages|admin)\//,
    unless: '^web/$1/',
  },
]

/** From the bottom up: an entry imports only lower floors. Loose files of the root are entries like folders. */
const FLOORS: Record<string, string> = {
  server: 'platform < site team < network < config shop < monitoring < compose < boot < main.ts',
  'server/platform':
    'kernel < database < changes http limits < audit blobs < pictures secrets < site-file < settings',
  'server/site': 'bot-check posts site-images views < brand < pages',
  'server/team': 'notices overview search today < sign-in',
  'server/network':
    'gamemodes servers votifier < heads leaderboards status votes < known-players status-history',
  'server/shop': 'delivery discounts players sums < products storefront < payments < export money retention',
  'server/monitoring': 'content health metrics < checks',
  contract:
    'errors.ts language.ts permissions.ts < call.ts < platform < monitoring settings < network pages.ts site < shop < team < calls.ts < openapi.ts',
  web: 'kit register-worker.ts < document.tsx services.ts < define-page.ts < admin pages < pages.ts < page-files.ts page-texts.ts < loaders.ts < entry.client.tsx entry.server.tsx',
  'web/kit': 'api i18n markdown router styles < ui < bot-check layout',
  'web/admin': 'kit < network shop site < team home-redirect.loader.ts < pages.ts',
  'web/admin/kit':
    'api styles text < charts parts < frame upload < content languages lists < settings < entries',
  'web/admin/shop': 'deliveries discounts methods money products test-data < orders < players store',
  'web/admin/network': 'images servers status tiers < boards modes votes',
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

test.each(Object.entries(FLOORS))('folders of %s import lower floors only', (root, order) => {
  const floors = order.split(' < ').map((floor) => floor.split(' '))
  const entryOf = (file: string) =>
    file.startsWith(`${root}/`) ? file.split('/')[root.split('/').length] : undefined
  const floorOf = (entry: string) => floors.findIndex((floor) => floor.includes(entry))
  const broken = imports.filter((line) => {
    const [from, to] = [entryOf(line.from), entryOf(line.to)]
    if (from === undefined || to === undefined || from === to) return false
    return floorOf(to) < 0 || floorOf(to) >= floorOf(from)
  })

  expect(broken.map(toText)).toEqual([])
})

test('every page of the console but those of the sign-in redirects without a session', () => {
  const pages = Map.groupBy(imports, ({ from }) => from)
  const guards = ['web/admin/kit/frame/admin-screen.tsx', 'web/admin/kit/settings/settings-screen.tsx']
  const open = [...pages].filter(
    ([file, lines]) =>
      /^web\/admin\/.*\.page\.tsx$/.test(file) && !lines.some(({ to }) => guards.includes(to)),
  )
  expect(open.map(([file]) => file)).toEqual([
    'web/admin/team/session/join.page.tsx',
    'web/admin/team/session/login.page.tsx',
  ])
})

test('one function takes a reply over from the framework, whose errors would otherwise leave it open', () => {
  const files = globSync('server/**/*.ts').filter((file) => /\.hijack\(/.test(readFileSync(file, 'utf8')))
  expect(files).toEqual(['server/platform/http/stored-response.ts'])
})

test('no files import each other in a cycle, not even for types', () => {
  expect(findCycles(imports)).toEqual([])
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
