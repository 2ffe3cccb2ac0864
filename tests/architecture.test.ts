// Who may import whom inside server/ and web/. The walls between the roots are in biome.json.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Import = { from: string; to: string; typeOnly: boolean }

/** A rule names an import that must not be; `$1` in `unless` is the folder that `from` captured. */
const RULES: { rule: string; from: RegExp; to: RegExp; unless?: string; types?: 'allowed' }[] = [
  {
    rule: 'zod never reaches a page: pages and the contract files they import take only types from schemas',
    from: /^(web\/(?!services\.ts|handler\.ts)|contract\/(?![\w-]+\.schema\.ts|calls?\.ts|openapi\.ts))/,
    to: /^(contract\/([\w-]+\.schema|calls?|openapi)\.ts|zod)/,
    types: 'allowed',
  },
  {
    rule: 'the kernel and the database know no feature',
    from: /^server\/(kernel|database)\//,
    to: /^server\//,
    unless: '^server/(kernel|database)/',
  },
  {
    rule: 'a feature uses another through its service or its port',
    from: /^server\/(?!kernel|database|http|jobs|pages)([\w-]+)\//,
    to: /^server\/(?!kernel|database|http)[\w-]+\//,
    unless: '^server/$1/|\\.service\\.ts$|^server/(bot-check/bot-check|blobs/blob-store)\\.ts$',
  },
  {
    rule: 'routes ask services, never repositories',
    from: /\.routes\.ts$/,
    to: /\.repository\.ts$/,
  },
  {
    rule: 'pages are drawn by the pages folder and put together at the start, nowhere else',
    from: /^server\/(?!pages\/|app\.ts|start\.ts)/,
    to: /^server\/pages\//,
  },
  {
    rule: 'an adapter is reached through the list in its folder',
    from: /^server\/(.+)\/[\w.-]+$/,
    to: /\/(gateways|sources|voters|probes|consoles|blobs)\/(?!index|payment-gateway|leaderboard-source|voter-source|status-probe|game-console|blob-store)/,
    unless: '^server/$1/',
  },
  {
    rule: 'page folders do not mix',
    from: /^web\/(?!router|ui|i18n|api|layout|languages)([\w-]+)\//,
    to: /^web\/(?!router|ui|i18n|api|layout|bot-check)[\w-]+\//,
    unless: '^web/$1/',
  },
  {
    rule: 'shared parts of the interface know no feature',
    from: /^web\/(ui|i18n|api)\//,
    to: /^web\/(?!router|ui|i18n|api)[\w-]+\//,
  },
  {
    rule: 'the router knows no page',
    from: /^web\/router\//,
    to: /^web\//,
    unless: '^web/router/',
  },
]

test.each(RULES)('$rule', ({ from, to, unless, types }) => {
  const broken = readImports().filter((line) => {
    if (line.typeOnly && types === 'allowed') return false
    const source = from.exec(line.from)
    if (!source || !to.test(line.to)) return false
    return !unless || !new RegExp(unless.replace('$1', source[1] ?? '')).test(line.to)
  })

  expect(broken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('the rules have something to judge', () => {
  expect(readImports().length).toBeGreaterThan(100)
})

function readImports(): Import[] {
  const files = globSync('{server,web,contract}/**/*.{ts,tsx}', {
    exclude: (name) => /\.test\.tsx?$/.test(name),
  })
  return files.flatMap((from) =>
    [
      ...readFileSync(from, 'utf8').matchAll(
        /^(?:(?:import|export)( type)?\b[^;'"]*?from|import) '([^']+)'/gm,
      ),
    ].map(([, type, path = '']) => ({ from, to: resolve(from, path), typeOnly: type !== undefined })),
  )
}

function resolve(from: string, path: string): string {
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(from), path) : path
}
