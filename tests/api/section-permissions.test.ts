// Every field of every section of the settings with every role: the tables of permissions decide, and no field with an
// address or a command is missing in them.
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { may, OWNER_FIELDS, SECTION_PERMISSIONS } from '#contract/permissions.ts'
import { Address, Host } from '#contract/settings/fields.schema.ts'
import { SECTION_SCHEMAS, SECTIONS, type Section, type Settings } from '#contract/settings/sections.schema.ts'
import { BoardsDatabase } from '#contract/settings/servers.schema.ts'
import { VoteReward } from '#contract/settings/votes.schema.ts'
import { valuesOf } from '#tests/support/random-settings.ts'
import { listPlaces, type Place } from '#tests/support/schema-walk.ts'
import { outcomeOf, startTeam } from '#tests/support/team.ts'

/** Schemas of what only owners change, wherever a section uses them. */
const OWNERS: readonly z.ZodType[] = [Address, Host, BoardsDatabase, VoteReward]
/** Addresses that players type into the game; the server never calls them. */
const SHOWN_ONLY: readonly Section[] = ['play']
/** Their rules are not in the shape of the schema. */
const NOT_GENERATED: readonly Section[] = ['texts', 'heads']
const SEED = 7

const ADDRESS = { host: '127.0.0.1', port: 25_575 }
const MYSQL = {
  kind: 'mysql',
  host: '127.0.0.1',
  port: 3306,
  database: 'mc',
  user: 'web',
  prefix: '',
  tls: null,
} as const

// Real addresses beside play money are refused without it.
const team = await startTeam({ ALLOW_SANDBOX: '1' })
afterAll(() => team[Symbol.asyncDispose]())
const servers = (await read('servers')).value as Settings['servers']
await team.owner.save('servers', {
  ...servers,
  network: { ping: ADDRESS, bedrock_ping: ADDRESS },
  list: servers.list.map((server) => ({ ...server, ping: ADDRESS, rcon: ADDRESS, boards: MYSQL })),
})

async function read(section: Section): Promise<{ version: number; value: unknown }> {
  return await team.owner.json<{ version: number; value: unknown }>(`/settings/${section}`)
}

/** One place of each kind: of a list only those of the first entry. */
function placesOf(section: Section, value: unknown): Place[] {
  return listPlaces(SECTION_SCHEMAS[section], value).filter(({ path }) =>
    path.every((key) => typeof key === 'string' || key === 0),
  )
}

/** The section with another valid value in this place; null when no other was found. */
function changeAt(section: Section, value: unknown, { path, whole, value: now }: Place): unknown {
  const others = fc.sample(valuesOf(whole), { numRuns: 25, seed: SEED })
  for (const other of others) {
    // Everybody with the section may remove commands.
    if (JSON.stringify(other) === JSON.stringify(now) || isEmptyList(other)) continue
    const changed = structuredClone(value) as Record<string | number, unknown>
    const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as typeof changed, changed)
    parent[path.at(-1) ?? ''] = other
    if (SECTION_SCHEMAS[section].safeParse(changed).success) return changed
  }
  return null
}

/** Whether a field is one of the owner's, or inside of one. */
function isOwnerField(section: string, path: readonly (string | number)[]): boolean {
  return (OWNER_FIELDS[section] ?? []).some((field) =>
    field.split('.').every((key, index) => (key === '*' ? path.length > index : key === String(path[index]))),
  )
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

test.each(SECTIONS)('%s', async (section) => {
  const mayManagerRead = may('manager', SECTION_PERMISSIONS[section] ?? 'settings')
  const { value } = await read(section)
  for (const place of placesOf(section, value)) {
    const isOwners = isOwnerField(section, place.path)
    const label = [section, ...place.path].join('.')
    if (OWNERS.includes(place.schema) && mayManagerRead && !SHOWN_ONLY.includes(section)) {
      expect([label, isOwners]).toEqual([label, true])
    }
    // A group with fields of both kinds is tried field by field.
    const isMixed =
      !isOwners &&
      listPlaces(place.whole, place.value).some(({ path }) => isOwnerField(section, [...place.path, ...path]))
    const changed = isMixed || NOT_GENERATED.includes(section) ? null : changeAt(section, value, place)
    if (changed === null) continue
    for (const role of ['support', 'manager'] as const) {
      const { version } = await read(section)
      const path = `/api/admin/settings/${section}`
      const outcome = await outcomeOf(
        await team.ask('PUT', path, team.tokens[role], { version, value: changed }),
      )
      const isRefused = role === 'support' || !mayManagerRead || isOwners
      expect([label, role, outcome]).toEqual([label, role, isRefused ? 'permission_missing' : 'allowed'])
    }
  }
})

test('a manager renames a server, but neither moves, adds nor removes one', async () => {
  const servers = (await read('servers')).value as Settings['servers']
  const save = async (list: Settings['servers']['list']) => {
    const { version } = await read('servers')
    const body = { version, value: { ...servers, list } }
    return outcomeOf(await team.ask('PUT', '/api/admin/settings/servers', team.tokens.manager, body))
  }
  const [first, ...others] = servers.list
  if (!first) throw new Error('no server')
  expect(await save(servers.list.toReversed())).toBe('permission_missing')
  expect(await save(others)).toBe('permission_missing')
  expect(await save([...servers.list, { ...first, id: 'prison' }])).toBe('permission_missing')
  expect(await save([{ ...first, bedrock_prefix: '_' }, ...others])).toBe('permission_missing')
  expect(await save([{ ...first, name: 'Renamed' }, ...others])).toBe('allowed')
  expect((await read('servers')).value).toMatchObject({ list: [{ name: 'Renamed', rcon: ADDRESS }, {}, {}] })
})
