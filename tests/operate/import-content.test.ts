// npm run settings -- import-content: the files that owners of version 0.1 edited, as settings.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { fullFeatures } from '#contract/network/tiers.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { openDataFolder, withSqlite } from './data-folder.ts'

vi.setConfig({ testTimeout: 120_000 })

const ROOT = join(import.meta.dirname, '../..')
/** The first release, and the last version whose owners edited content/. */
const COMMITS = ['6cbb0fb', '55ab086']
const run = promisify(execFile)

const hasHistory = COMMITS.every(
  (commit) => spawnSync('git', ['cat-file', '-e', commit], { cwd: ROOT }).status === 0,
)

/** The old version, as an owner has it on disk. */
function checkOut(commit: string, folder: string): string {
  const checkout = join(folder, commit)
  mkdirSync(checkout)
  const archive = join(folder, `${commit}.tar`)
  const parts = ['content', 'contract', 'package.json']
  execFileSync('git', ['archive', '-o', archive, commit, ...parts], { cwd: ROOT })
  execFileSync('tar', ['-xf', archive, '-C', checkout])
  // Some files of contract/ import packages.
  cpSync(join(ROOT, 'node_modules/zod'), join(checkout, 'node_modules/zod'), { recursive: true })
  return checkout
}

function edit(checkout: string, name: string, ...replacements: [string, string][]): void {
  const file = join(checkout, 'content', name)
  const edited = replacements.reduce(
    (text, [from, to]) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, edited)
}

function makeTheirs(checkout: string): void {
  edit(
    checkout,
    'site.ts',
    ["name: 'Angkasa Network'", "name: 'NusantaraCraft Network'"],
    ["shortName: 'Angkasa'", "shortName: 'Nusantara'"],
    ["gameAddress: 'play.angkasa.example'", "gameAddress: 'play.nusantara.test:25570'"],
    [
      "avatarUrl: 'https://avatars.angkasa.example/head/{name}/{size}'",
      "avatarUrl: 'https://heads.nusantara.test/{name}/{size}'",
    ],
    ["discord: 'https://discord.angkasa.example/'", "discord: 'https://discord.gg/nusantara'"],
    ["    { name: 'TopG', url: 'https://topg.example/minecraft-servers/angkasa' },\n", ''],
    [
      "{ id: 'creative', url: 'https://map-creative.angkasa.example/', comingSoon: false }",
      "{ id: 'creative', url: '', comingSoon: true }",
    ],
  )
  edit(checkout, 'gamemodes.ts', ["since: '2022-07-23', season: 1", "since: '2025-01-02', season: 4"])
  edit(checkout, 'tiers.ts', ["price: 80, colour: '#7cc7ff'", "price: 95, colour: '#7cc7ff'"])
  edit(checkout, 'tier-features.ts', ['fly: 30,', 'fly: 45,'])
  edit(
    checkout,
    'locales/en/home.ts',
    ["'SkyBlock Tycoon'", "'Sky Empire'"],
    ["goVote: 'Go vote'", "goVote: 'Help us'"],
    ["'Three worlds, one sky'", "'Four worlds'"],
  )
  edit(checkout, 'locales/en/leaderboard.ts', ["'Top Playtime'", "'Most hours'"])
  edit(checkout, 'locales/en/maps.ts', ["'Every plot, ", "'Each plot, "])
}

async function importInto(dataDir: string, ...args: string[]): Promise<string> {
  const program = join(ROOT, 'scripts/settings.ts')
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir }
  return (await run(process.execPath, [program, ...args], { cwd: dataDir, env })).stdout
}

async function readAll(dataDir: string): Promise<Settings> {
  const { sections } = JSON.parse(await importInto(dataDir, 'export'))
  return Object.fromEntries(
    Object.entries(sections as Record<string, { value: unknown }>).map(([name, { value }]) => [name, value]),
  ) as Settings
}

test.skipIf(!hasHistory).each(COMMITS)('%s: only what the owner edited becomes settings', async (commit) => {
  using folder = openDataFolder()
  const { dataDir, databaseFile } = folder.place()
  await withSqlite(databaseFile, async () => {})
  const checkout = checkOut(commit, folder.path)

  const untouched = await importInto(dataDir, 'import-content', checkout)
  expect(untouched).toMatch(/^Same: +10 sections\nSaved: +0 sections;.*\n$/)

  makeTheirs(checkout)
  const dry = await importInto(dataDir, 'import-content', checkout, '--dry-run')
  expect(dry).toContain('  name: "Angkasa Network" → "NusantaraCraft Network"\n')
  expect(await readAll(dataDir)).toEqual(demoSettings)

  const done = await importInto(dataDir, 'import-content', checkout)
  expect(done).toContain('Not imported, 1 of your values; enter them in the console:\n')
  expect(done).toMatch(
    / {2}texts\.en\.home\.modesTitle: the sentence is now ".*", yours was "Four worlds"\n$/,
  )

  const { identity, play, links, votes, maps, modes, boards, tiers, texts, ...rest } = await readAll(dataDir)
  const { identity: demoIdentity, modes: demoModes, ...demo } = demoSettings
  expect(identity).toEqual({ ...demoIdentity, name: 'NusantaraCraft Network', short_name: 'Nusantara' })
  expect(play.java).toEqual({ host: 'play.nusantara.test', port: 25_570 })
  expect(play.bedrock).toEqual({ host: 'play.nusantara.test', port: 19_132 })
  expect(rest.heads).toEqual({
    enabled: true,
    sources: [{ url: 'https://heads.nusantara.test/{name}/{size}', editions: 'all' }],
  })
  expect(links).toEqual({ ...demo.links, discord: 'https://discord.gg/nusantara' })
  expect(votes.sites).toEqual(demo.votes.sites.filter(({ name }) => name !== 'TopG'))
  expect(maps[1]).toMatchObject({
    url: null,
    coming_soon: true,
    text: { en: expect.stringMatching(/^Each plot/) },
  })
  expect(modes[0]).toEqual({ ...demoModes[0], since: '2025-01-02', season: 4 })
  expect(modes[1]?.name).toEqual({ en: 'Sky Empire', id: demoModes[1]?.name.id })
  expect(boards.tabs.map((tab) => tab.boards.find(({ id }) => id === 'playtime')?.label.en)).toEqual([
    'Most hours',
    'Most hours',
  ])
  expect(texts).toEqual({ en: { 'home.goVote': 'Help us' }, id: {} })
  expect(rest).toEqual(
    expect.objectContaining({ legal: demo.legal, servers: demo.servers, pages: demo.pages }),
  )
  expectVega(tiers)
})

/** Vega has all that it had, with 45 minutes, and lists only what Genesis has not. */
function expectVega({ tabs }: Settings['tiers']): void {
  const find = (from: Settings['tiers']['tabs']) => from.find(({ id }) => id === 'survival')?.tiers ?? []
  const [survival, demo] = [find(tabs), find(demoSettings.tiers.tabs)]
  const all = (tiers: typeof survival) => {
    const vega = tiers.find(({ id }) => id === 'vega')
    return Object.values(vega ? fullFeatures(tiers, vega) : {}).flatMap((group) => group.map(({ en }) => en))
  }
  expect(survival[1]).toMatchObject({ id: 'vega', price: 95, requires: 'genesis', days: null })
  expect(all(survival)).toEqual(all(demo).map((text) => text.replace('TempFly 30', 'TempFly 45')))
  expect(survival[1]?.features.commands.map(({ en }) => en)).not.toContain('Command /hat')
}

test('a folder without the files of version 0.1 is refused in one line', async () => {
  using folder = openDataFolder()
  const { dataDir, databaseFile } = folder.place()
  await withSqlite(databaseFile, async () => {})
  const { code, stderr } = await importInto(dataDir, 'import-content', ROOT).then(
    () => expect.fail('was not refused'),
    (error: { code: number; stderr: string }) => error,
  )
  expect([code, stderr]).toEqual([1, expect.stringContaining('content/site.ts is missing')])
})
